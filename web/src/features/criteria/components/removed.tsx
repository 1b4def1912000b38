import type { Criterion } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useAccount } from '../../account/use-account.ts';
import { type PreviewRemoval, usePreview } from '../../preview/api/preview-alerts.ts';
import { PreviewJobs } from '../../preview/components/preview-jobs.tsx';
import { removalText } from '../criteria-text.ts';
import { requirementName } from '../requirement-name.ts';

export interface RemovedProps {
  readonly criterion: Criterion;
}

/** Says how many jobs of the preview a criterion alone removes, and shows two of them on demand. */
export function Removed({ criterion }: RemovedProps) {
  const { email } = useAccount();
  const { data } = usePreview(email);
  const removals = data?.removals.filter((removal) => removal.criterion === criterion) ?? [];
  return removals.map((removal) => <RemovedLine key={removal.requirement} removal={removal} />);
}

function RemovedLine({ removal }: { readonly removal: PreviewRemoval }) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const { requirement, jobs, examples } = removal;
  return (
    <div className="appear grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 text-small text-muted tabular-nums">
        {removalText(jobs, requirement === null ? '' : requirementName(requirement))}
        {examples.length > 0 && (
          <QuietButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="-my-2">
            {isOpen ? 'Hide' : examples.length === 1 ? 'Show it' : 'Show two'}
          </QuietButton>
        )}
      </p>
      {isOpen && <PreviewJobs jobs={examples} now={now} />}
    </div>
  );
}
