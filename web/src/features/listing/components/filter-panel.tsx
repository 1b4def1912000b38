import { boardFilters, type Filters } from '@daybreak/contract/board-filters.ts';
import { codesOf, declaredFilters } from '@daybreak/contract/filter-values.ts';
import type { SpecializationCount } from '@daybreak/contract/types.ts';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { PillChoices } from '../../../components/pill-choices.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { withRole } from '../filters.ts';
import { PlaceFilter } from './place-filter.tsx';
import { SpecializationPills } from './specialization-pills.tsx';

export interface FilterPanelProps {
  readonly filters: Filters;
  /** Undefined while loading. */
  readonly specializations: readonly SpecializationCount[] | undefined;
  readonly onChange: (filters: Filters) => void;
}

const { fRole, jobType, isRemote } = boardFilters;

export function FilterPanel({ filters, specializations, onChange }: FilterPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Select
        label={fRole.label}
        names={fRole.names}
        chosen={filters.fRole}
        onChoose={(role) => onChange(withRole(filters, role))}
      />
      <SpecializationPills
        key={filters.fRole}
        counts={specializations}
        chosen={filters.specialization}
        onChoose={(specialization) => onChange({ ...filters, specialization })}
      />
      <PillChoice
        legend={jobType.label}
        names={jobType.names}
        chosen={filters.jobType}
        onChoose={(type) => onChange({ ...filters, jobType: type })}
      />
      <Switch
        label={isRemote.label}
        on={filters.isRemote}
        onSwitch={(on) => onChange({ ...filters, isRemote: on })}
      />
      <PlaceFilter place={filters.place} onChoose={(place) => onChange({ ...filters, place })} />
      <div className="grid grid-cols-1 gap-3">
        {declaredFilters.map(
          ([name, filter]) =>
            (filter.kind === 'choice' || filter.kind === 'amount') &&
            !filter.isInEveryUrl && (
              <Select
                key={name}
                label={filter.label}
                names={filter.names}
                chosen={String(filters[name])}
                onChoose={(code) => onChange({ ...filters, [name]: code })}
              />
            ),
        )}
      </div>
      {declaredFilters.map(
        ([name, filter]) =>
          filter.kind === 'several' && (
            <PillChoices
              key={name}
              legend={filter.label}
              names={filter.names}
              initialCount={4}
              chosen={codesOf(String(filters[name]))}
              onChoose={(codes) => onChange({ ...filters, [name]: codes.join() })}
            />
          ),
      )}
    </div>
  );
}
