import { levelNames } from '@daybreak/contract/job-codes.ts';
import { QuietButton } from '../../../components/button.tsx';
import { PillChoices } from '../../../components/pill-choices.tsx';
import { useAccount } from '../../account/use-account.ts';
import { levelsText, wantedLevels } from '../criteria-text.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

export function Levels() {
  const account = useAccount();
  const { save, replace } = useSaveCriteria();
  return (
    <>
      <PillChoices
        legend="Levels"
        names={levelNames}
        chosen={wantedLevels(account)}
        onChoose={(levels) => save({ levels })}
      />
      <p className="flex max-w-[60ch] flex-wrap items-center gap-x-3 text-small text-muted">
        {levelsText(account)}
        {account.criteria.levels !== null && (
          <QuietButton
            className="-my-2"
            onClick={() => replace({ levels: null }, 'Levels follow your profile')}
          >
            Follow my profile
          </QuietButton>
        )}
      </p>
    </>
  );
}
