import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import type { SpecializationCount } from '@daybreak/contract/types.ts';
import Rss from 'lucide-react/icons/rss';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import type { VisitorClock } from '../day.ts';
import { countChangedFilters, isFiltered } from '../filters.ts';
import { searchFromFilters } from '../filters-url.ts';
import type { ChangeFilters } from '../use-filters.ts';
import { AlertLink } from './alert-link.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SearchBox } from './search-box.tsx';

const sheet = lazyComponent(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet));

/** Preloads the sheet. */
export const fetchSheet = sheet.load;

const reading = lazyComponent(() =>
  import('./search-reading.tsx').then(({ SearchReading }) => SearchReading),
);

export interface FilterColumnProps {
  readonly filters: Filters;
  readonly change: ChangeFilters;
  readonly specializations: readonly SpecializationCount[] | undefined;
  readonly clock: VisitorClock;
}

export function FilterColumn({ filters, change, specializations, clock }: FilterColumnProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { Component: FilterSheet, hasFailed } = useLazyComponent(sheet, isSheetOpen);
  const [typed, setTyped] = useState({ text: '' });
  const { Component: SearchReading } = useLazyComponent(reading, isFiltered(filters));
  const changedCount = countChangedFilters(filters);
  return (
    <search className="grid grid-cols-1 content-start gap-6 wide:sticky wide:top-0 wide:-mx-3 wide:max-h-[calc(100svh-var(--bar))] wide:self-start wide:overflow-y-auto wide:overscroll-contain wide:px-3 wide:py-6 wide:[scrollbar-width:thin]">
      <div className="flex items-center gap-3">
        <SearchBox
          title={filters.title}
          onSearch={(title, first) => change({ ...filters, title }, first ? 'push' : 'replace')}
          onEnter={(text) => setTyped({ text })}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={isSheetOpen && !FilterSheet && !hasFailed}
          onClick={() => setSheetOpen(true)}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-[550] wide:hidden ${changedCount > 0 ? 'border-ink bg-ink text-on-ink' : 'border-line text-ink'}`}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          Filters{changedCount > 0 && ` · ${changedCount}`}
        </button>
      </div>
      {SearchReading && <SearchReading typed={typed} filters={filters} change={change} />}
      <div className="grid grid-cols-1 gap-4 max-wide:hidden">
        <FilterPanel filters={filters} specializations={specializations} onChange={change} />
        <div className="flex items-center justify-between gap-4">
          <QuietButton onClick={() => change(defaultFilters)}>Reset Filters</QuietButton>
          <a
            href={`/feed.atom?${searchFromFilters(filters)}`}
            title="Atom feed for these filters"
            className="inline-flex min-h-11 items-center gap-1.5 text-small text-muted transition-colors duration-150 hover:text-ink"
          >
            <Rss className="size-3.5" aria-hidden="true" />
            Feed
          </a>
        </div>
      </div>
      {isFiltered(filters) && (
        <div className="-my-3 wide:hidden">
          <AlertLink filters={filters}>Alert me about this search</AlertLink>
        </div>
      )}
      {isSheetOpen && FilterSheet && (
        <FilterSheet
          filters={filters}
          clock={clock}
          onClose={() => setSheetOpen(false)}
          onApply={(next) => {
            setSheetOpen(false);
            change(next);
          }}
        />
      )}
      {isSheetOpen && hasFailed && <LoadFailure what="the filters" onClose={() => setSheetOpen(false)} />}
    </search>
  );
}
