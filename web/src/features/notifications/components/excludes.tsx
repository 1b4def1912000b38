import { Section } from '../../../components/section.tsx';
import { useAccount } from '../../account/use-account.ts';
import { phraseError } from '../../hidden-jobs/excluded-phrases.ts';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { PhraseList } from './phrase-list.tsx';

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
