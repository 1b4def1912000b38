import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { changedFilters, defaultFilters, type Filters } from '../filters.ts';
import type { ChangeFilters } from '../use-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { SearchBox } from './search-box.tsx';

/** Props of `FilterColumn`. */
export interface FilterColumnProps {
  readonly filters: Filters;
  readonly change: ChangeFilters;
}

/** Search and filters: a column at the left of a wide screen, a bar with a sheet on a narrow one. */
export function FilterColumn({ filters, change }: FilterColumnProps) {
  const [sheet, setSheet] = useState(false);
  const changed = changedFilters(filters);
  return (
    <search className="grid grid-cols-1 content-start gap-6 wide:sticky wide:top-6 wide:self-start">
      <div className="flex items-center gap-3">
        <SearchBox
          title={filters.title}
          onSearch={(title, first) => change({ ...filters, title }, first ? 'push' : 'replace')}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setSheet(true)}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-[550] wide:hidden ${changed > 0 ? 'border-ink bg-ink text-on-ink' : 'border-line text-ink'}`}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          Filters{changed > 0 && ` · ${changed}`}
        </button>
      </div>
      <div className="grid gap-4 max-wide:hidden">
        <FilterPanel filters={filters} onChange={change} />
        <QuietButton className="justify-self-start" onClick={() => change(defaultFilters)}>
          Reset Filters
        </QuietButton>
      </div>
      {sheet && (
        <FilterSheet
          filters={filters}
          onClose={() => setSheet(false)}
          onApply={(next) => {
            setSheet(false);
            change(next);
          }}
        />
      )}
    </search>
  );
}
