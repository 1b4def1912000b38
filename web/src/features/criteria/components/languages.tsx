import { useState } from 'react';
import { PillChoices } from '../../../components/pill-choices.tsx';
import { ShowMore } from '../../../components/show-more.tsx';
import { useAccount } from '../../account/use-account.ts';
import { languageNames } from '../language-names.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

export function Languages() {
  const { languages } = useAccount().criteria;
  const { save } = useSaveCriteria();
  const [hasAll, setAll] = useState(false);
  return (
    <div className="grid justify-items-start gap-1.5">
      <PillChoices
        legend="Languages you work in"
        names={languageNames(languages, hasAll)}
        chosen={languages}
        onChoose={(chosen) => save({ languages: chosen })}
      />
      <ShowMore isOpen={hasAll} onToggle={() => setAll(!hasAll)} />
      {languages.length > 0 && (
        <p className="max-w-[60ch] text-small text-muted">Jobs that require another language don't match.</p>
      )}
    </div>
  );
}
