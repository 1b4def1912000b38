import { useAccount } from '../../account/use-account.ts';
import { phraseError } from '../excluded-phrases.ts';
import { useSavePreference } from '../use-save-preference.ts';
import { PhraseList } from './phrase-list.tsx';
import { Section } from './section.tsx';

export function Excludes() {
  const { excludedCompanies, excludedWords } = useAccount();
  const save = useSavePreference();
  return (
    <Section heading="Never alert me about">
      <PhraseList
        label="Companies"
        name="Excluded companies"
        errorOf={phraseError}
        hint="Spelling variants of a name count too."
        phrases={excludedCompanies}
        onChange={(excludedCompanies) => save({ excludedCompanies })}
      />
      <PhraseList
        label="Words"
        name="Excluded words"
        errorOf={phraseError}
        hint="Anywhere in a job's title, company or industry."
        phrases={excludedWords}
        onChange={(excludedWords) => save({ excludedWords })}
      />
    </Section>
  );
}
