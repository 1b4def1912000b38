import { boardFilters, type FilterName, type Filters } from '@daybreak/contract/board-filters.ts';
import { declaredFilters, excludingNone, filterText, parseFilter } from '@daybreak/contract/filter-values.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { SearchReading } from './api/read-search.ts';

/** The filters that a search can say, in the order of the chips. */
const READ = ['seniority', 'jobType', 'workplace', 'place', 'minPay'] as const satisfies FilterName[];

/** Returns the filters that a reading chooses; a code that this version of the page doesn't know is left out. */
export function filtersOfReading({ title: _, fRole, minPay, ...reading }: SearchReading): Partial<Filters> {
  const values = { ...reading, minPay: minPay === null ? null : `${minPay}K` };
  const chosen = READ.flatMap((name) => {
    const value = values[name];
    const parsed = value === null ? undefined : parseFilter(boardFilters[name], filterText(value));
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  // Each value is of its filter's own type, which Object.fromEntries can't know.
  return Object.fromEntries(chosen) as Partial<Filters>;
}

/** Applies a reading. A title of another role than the chosen one is looked for in all roles. */
export function withReading(filters: Filters, reading: SearchReading): Filters {
  const isOther = filters.fRole !== 'All' && reading.fRole !== null && reading.fRole !== filters.fRole;
  return {
    ...filters,
    ...filtersOfReading(reading),
    title: reading.title,
    ...(isOther && { fRole: 'All', specialization: '' }),
  };
}

/** A filter that a search said. */
export interface SearchChip {
  readonly filter: FilterName;
  readonly name: string;
}

/** Returns the filters that a search said and that are still chosen. */
export function searchChips(said: Partial<Filters>, filters: Filters): readonly SearchChip[] {
  return declaredFilters.flatMap(([name, filter]) => {
    const value = said[name];
    if (value === undefined || value === null || filterText(filters[name]) !== filterText(value)) return [];
    if (typeof value === 'object') return [{ filter: name, name: placeName(value) }];
    return 'names' in filter ? [{ filter: name, name: filter.names[String(value)] ?? '' }] : [];
  });
}

export const withoutChip = (filters: Filters, { filter }: SearchChip): Filters => ({
  ...filters,
  [filter]: excludingNone(boardFilters[filter]),
});
