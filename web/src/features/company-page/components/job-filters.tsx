import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { Select } from '../../../components/select.tsx';
import { PlaceFilter } from '../../listing/components/place-filter.tsx';
import { SearchBox } from '../../listing/components/search-box.tsx';
import type { ChosenFilters } from '../use-company-filters.ts';

const { fRole } = boardFilters;

/** Filters the company's jobs, those of the last two days and the earlier ones. */
export function JobFilters({ filters, change }: ChosenFilters) {
  return (
    <search className="grid gap-x-10 gap-y-4 pb-8 sm:grid-cols-2">
      <div className="flex sm:col-span-2">
        <SearchBox
          title={filters.title}
          onSearch={(title, first) => change({ ...filters, title }, first ? 'push' : 'replace')}
          onEnter={() => {}}
        />
      </div>
      <Select
        label={fRole.label}
        names={fRole.names}
        chosen={filters.fRole}
        onChoose={(role) => change({ ...filters, fRole: role })}
      />
      <PlaceFilter place={filters.place} onChoose={(place) => change({ ...filters, place })} />
    </search>
  );
}
