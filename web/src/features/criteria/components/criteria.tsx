import { exclusionNames, jobTypeNames } from '@daybreak/contract/job-codes.ts';
import type { JobType } from '@daybreak/contract/types.ts';
import { PillChoices } from '../../../components/pill-choices.tsx';
import { Section } from '../../../components/section.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useAccount } from '../../account/use-account.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';
import { Languages } from './languages.tsx';
import { Levels } from './levels.tsx';
import { MinPay } from './min-pay.tsx';
import { MinSkills } from './min-skills.tsx';
import { Removed } from './removed.tsx';
import { Workplaces } from './workplaces.tsx';

/** The criteria that every alerted job meets. Each change is saved at once. */
export function Criteria() {
  const { criteria, userPrefs } = useAccount();
  const { save } = useSaveCriteria();
  const { preferredJobType } = userPrefs;
  const jobTypes =
    criteria.jobTypes.length > 0 || preferredJobType === null ? criteria.jobTypes : [preferredJobType];
  return (
    <Section heading="What a job must be">
      <div className="grid gap-7">
        <div className="grid gap-2.5">
          <Levels />
          <Removed criterion="levels" />
        </div>
        <div className="grid gap-2.5">
          <PillChoices
            legend="Job types"
            names={jobTypeNames}
            chosen={jobTypes}
            onChoose={(chosen) => save({ jobTypes: severalOf(chosen) }, preferenceOf(chosen))}
          />
          <Removed criterion="jobTypes" />
        </div>
        <div className="grid gap-2.5">
          <Workplaces />
          <Removed criterion="workplaces" />
          {userPrefs.includeRemote && (
            <Switch
              label="Also remote jobs that don't say where"
              on={criteria.includeUnstatedTerritory}
              onSwitch={(on) => save({ includeUnstatedTerritory: on })}
            />
          )}
          <Removed criterion="includeUnstatedTerritory" />
        </div>
        <div className="grid gap-2.5">
          <MinPay />
          <Removed criterion="minPay" />
          {criteria.minPay !== null && (
            <Switch
              label="Also jobs without pay"
              on={criteria.includeUnstatedPay}
              onSwitch={(on) => save({ includeUnstatedPay: on })}
            />
          )}
          <Removed criterion="includeUnstatedPay" />
        </div>
        <div className="grid gap-2.5">
          <Languages />
          <Removed criterion="languages" />
        </div>
        <div className="grid gap-2.5">
          <MinSkills />
          <Removed criterion="minSkills" />
        </div>
        <div className="grid gap-2.5">
          <PillChoices
            legend="Leave out"
            names={exclusionNames}
            chosen={criteria.excludedRequirements}
            onChoose={(excludedRequirements) => save({ excludedRequirements })}
          />
          <Removed criterion="excludedRequirements" />
        </div>
      </div>
    </Section>
  );
}

/** One type is the profile's preference, which the board starts with too. */
const severalOf = (types: readonly JobType[]): readonly JobType[] => (types.length > 1 ? types : []);

function preferenceOf(types: readonly JobType[]) {
  const [first = null, ...others] = types;
  return others.length > 0 ? {} : { userPrefs: { preferredJobType: first } };
}
