import { PillChoice } from '../../../components/pill-choice.tsx';
import { useAccount } from '../../account/use-account.ts';
import { minSkillsText } from '../criteria-text.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

const names = { any: 'Any', half: 'At least half', all: 'All' };

export function MinSkills() {
  const account = useAccount();
  const { save } = useSaveCriteria();
  return (
    <>
      <PillChoice
        legend="Skills you have, of those a job asks for"
        names={names}
        chosen={account.criteria.minSkills ?? 'any'}
        onChoose={(share) => save({ minSkills: share === 'any' ? null : share })}
      />
      <p className="max-w-[60ch] text-small text-muted">{minSkillsText(account)}</p>
    </>
  );
}
