import type { SpecializationCount } from '@daybreak/contract/types.ts';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { ageChoices, jobTypeChoices, levelChoices, payChoices, roleChoices } from '../codes.ts';
import { type Filters, withRole } from '../filters.ts';
import { PlaceFilter } from './place-filter.tsx';
import { SpecializationPills } from './specialization-pills.tsx';

export interface FilterPanelProps {
  readonly filters: Filters;
  /** Undefined while loading. */
  readonly specializations: readonly SpecializationCount[] | undefined;
  readonly onChange: (filters: Filters) => void;
}

export function FilterPanel({ filters, specializations, onChange }: FilterPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Select
        label="Viewing"
        names={roleChoices}
        chosen={filters.role}
        onChoose={(role) => onChange(withRole(filters, role))}
      />
      <SpecializationPills
        key={filters.role}
        counts={specializations}
        chosen={filters.specialization}
        onChoose={(specialization) => onChange({ ...filters, specialization })}
      />
      <PillChoice
        legend="Job type"
        names={jobTypeChoices}
        chosen={filters.jobType}
        onChoose={(jobType) => onChange({ ...filters, jobType })}
      />
      <Switch
        label="Looking for Remote Job"
        on={filters.remote}
        onSwitch={(remote) => onChange({ ...filters, remote })}
      />
      <PlaceFilter place={filters.place} onChoose={(place) => onChange({ ...filters, place })} />
      <div className="grid grid-cols-1 gap-3">
        <Select
          label="Minimum pay"
          names={payChoices}
          chosen={filters.minPay}
          onChoose={(minPay) => onChange({ ...filters, minPay })}
        />
        <Select
          label="Level"
          names={levelChoices}
          chosen={filters.seniority}
          onChoose={(seniority) => onChange({ ...filters, seniority })}
        />
        <Select
          label="Posted"
          names={ageChoices}
          chosen={filters.postedWithin}
          onChoose={(postedWithin) => onChange({ ...filters, postedWithin })}
        />
      </div>
    </div>
  );
}
