import { workplaceNames } from '@daybreak/contract/job-codes.ts';
import { QuietButton } from '../../../components/button.tsx';
import { PillChoices } from '../../../components/pill-choices.tsx';
import { useAccount } from '../../account/use-account.ts';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { contradictionText } from '../criteria-text.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

export function Workplaces() {
  const account = useAccount();
  const { save } = useSaveCriteria();
  const savePreference = useSavePreference();
  const contradiction = contradictionText(account);
  return (
    <>
      <PillChoices
        legend="Where you work"
        names={workplaceNames}
        chosen={account.criteria.workplaces}
        onChoose={(workplaces) => save({ workplaces })}
      />
      <div role="alert">
        {contradiction !== undefined && (
          <p className="flex max-w-[60ch] flex-wrap items-center gap-x-3 text-small text-alarm">
            {contradiction}
            <QuietButton
              className="-my-2"
              onClick={() => savePreference({ userPrefs: { includeRemote: true } })}
            >
              Include remote jobs
            </QuietButton>
          </p>
        )}
      </div>
    </>
  );
}
