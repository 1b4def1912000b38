import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { roleNames } from '@daybreak/contract/job-codes.ts';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { PlacePicker } from '../../places/place-picker.tsx';
import type { Answers } from '../answers.ts';

export interface RoleFieldsProps {
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

export function RoleFields({ answers, onChange }: RoleFieldsProps) {
  const { role, places, remote, jobType, seniority } = answers;
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
            label="Seniority (optional)"
            names={boardFilters.seniority.names}
            chosen={seniority}
            onChoose={(chosen) => onChange({ seniority: chosen })}
          />
        </div>
        <p className="text-small text-muted text-pretty">
          Kept in your profile. For alerts at one level only, name it in a job title, such as Senior Backend
          Engineer.
        </p>
      </div>
      <PlacePicker label="Location" places={places} onChange={(chosen) => onChange({ places: chosen })} />
      <Switch label="Include Remote" on={remote} onSwitch={(on) => onChange({ remote: on })} />
      <PillChoice
        legend="Job type"
        names={boardFilters.jobType.names}
        chosen={jobType}
        onChoose={(chosen) => onChange({ jobType: chosen })}
      />
    </div>
  );
}
