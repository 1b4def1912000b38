import { PillChoices } from '../../../components/pill-choices.tsx';
import { useAccount } from '../../account/use-account.ts';
import { languageNames } from '../language-names.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

export function Languages() {
  const { languages } = useAccount().criteria;
  const { save } = useSaveCriteria();
  return (
    <>
      <PillChoices
        legend="Languages you work in"
        names={languageNames(languages)}
        initialCount={8}
        chosen={languages}
        onChoose={(chosen) => save({ languages: chosen })}
      />
      {languages.length > 0 && (
        <p className="max-w-[60ch] text-small text-muted">Jobs that require another language don't match.</p>
      )}
    </>
  );
}
