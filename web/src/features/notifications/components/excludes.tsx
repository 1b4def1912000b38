import { useAccount } from '../../account/use-account.ts';
import { useSavePreference } from '../use-save-preference.ts';
import { PhraseList } from './phrase-list.tsx';
import { Section } from './section.tsx';

/** The companies and words that a person wants no alerts of; each change is saved as it is made. */
export function Excludes() {
  const { excludedCompanies, excludedWords } = useAccount();
  const save = useSavePreference();
  return (
    <Section heading="Never alert me about">
      <PhraseList
        label="Companies"
        hint="However their names are written."
        phrases={excludedCompanies}
        onChange={(excludedCompanies) => save({ excludedCompanies })}
      />
      <PhraseList
        label="Words"
        hint="In a job’s title, company or industry."
        phrases={excludedWords}
        onChange={(excludedWords) => save({ excludedWords })}
      />
    </Section>
  );
}
