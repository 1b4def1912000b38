import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { roleNames } from '@daybreak/contract/job-codes.ts';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { levelList, wantedLevels } from '../../criteria/criteria-text.ts';
import { PlacePicker } from '../../places/place-picker.tsx';
import type { Answers } from '../answers.ts';
import { SearchParts } from './search-parts.tsx';

export interface RoleFieldsProps {
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

export function RoleFields({ answers, onChange }: RoleFieldsProps) {
  const { role, places, remote, jobType, seniority, criteria } = answers;
  const { levels: _, ...otherCriteria } = criteria;
  return (
    <div className="grid gap-7">
      <div className="border-b-[1.5px] border-ink">
        <Select
          label="Functional role"
          names={roleNames}
          chosen={role}
          onChoose={(chosen) => onChange({ role: chosen })}
        />
      </div>
      <div className="grid gap-2">
        <div className="border-b-[1.5px] border-ink">
          <Select
            label="Level (optional)"
            names={boardFilters.seniority.names}
            chosen={seniority}
            onChoose={(chosen) => onChange({ seniority: chosen, criteria: otherCriteria })}
          />
        </div>
        <p className="text-small text-muted">{levelHint(answers)}</p>
      </div>
      <PlacePicker label="Location" places={places} onChange={(chosen) => onChange({ places: chosen })} />
      <Switch label="Include Remote" on={remote} onSwitch={(on) => onChange({ remote: on })} />
      <PillChoice
        legend="Job type"
        names={boardFilters.jobType.names}
        chosen={jobType}
        onChoose={(chosen) => onChange({ jobType: chosen })}
      />
      <SearchParts criteria={criteria} onChange={(rest) => onChange({ criteria: rest })} />
    </div>
  );
}

function levelHint({ seniority, criteria }: Answers): string {
  if (criteria.levels) return `Only jobs at this level, as in your search: ${levelList(criteria.levels)}.`;
  if (seniority === 'Any') return 'Your alerts are about jobs at every level, unless a job title names one.';
  const levels = wantedLevels({ criteria: { levels: null }, seniority });
  return `Your alerts follow it: ${levelList(levels)}. You can choose several later.`;
}
