import type { Criterion } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useAccount } from '../../account/use-account.ts';
import { type PreviewRemoval, usePreview } from '../../preview/api/preview-alerts.ts';
import { PreviewJobs } from '../../preview/components/preview-jobs.tsx';
import { countRemovals } from '../count-removals.ts';
import { removalText } from '../criteria-text.ts';
import { requirementName } from '../requirement-name.ts';

/** Room for a line whose number isn't known yet. */
const LINE_REM = 1.75;

export interface RemovedProps {
  readonly criterion: Criterion;
}

/** Says how many jobs of the preview a criterion alone removes, and shows two of them on demand. */
export function Removed({ criterion }: RemovedProps) {
  const account = useAccount();
  const { data } = usePreview(account.email);
  const removals = data?.removals.filter((removal) => removal.criterion === criterion) ?? [];
  const awaited = Math.max(0, countRemovals(account, criterion) - removals.length);
  return (
    <>
      {removals.map((removal) => (
        <RemovedLine key={removal.requirement} removal={removal} />
      ))}
      {awaited > 0 && <div aria-hidden="true" style={{ height: `${awaited * LINE_REM}rem` }} />}
    </>
  );
}

function RemovedLine({ removal }: { readonly removal: PreviewRemoval }) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const { requirement, jobs, examples } = removal;
  return (
    <div className="appear grid gap-1">
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 text-small text-muted tabular-nums">
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
