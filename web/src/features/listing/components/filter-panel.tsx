import { PillChoice } from '../../../components/pill-choice.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { jobTypeNames, roleNames } from '../codes.ts';
import type { Filters } from '../filters.ts';

/** Props of `FilterPanel`. */
export interface FilterPanelProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The filters beside the board (or in the sheet): role, job type, remote. Another role begins without a title. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  return (
    <div className="grid gap-6">
      <Select
        label="Viewing"
        names={roleNames}
        chosen={filters.role}
        onChoose={(role) => onChange({ ...filters, role, title: '' })}
      />
      <PillChoice
        legend="Job type"
        names={jobTypeNames}
        chosen={filters.jobType}
        onChoose={(jobType) => onChange({ ...filters, jobType })}
      />
      <Switch
        label="Looking for Remote Job"
        on={filters.remote}
        onSwitch={(remote) => onChange({ ...filters, remote })}
      />
    </div>
  );
}
