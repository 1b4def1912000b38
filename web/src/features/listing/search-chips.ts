import { boardFilters, type FilterName, type Filters } from '@daybreak/contract/board-filters.ts';
import {
  declaredFilters,
  excludingNone,
  filterText,
  parseFilter,
  tidyText,
} from '@daybreak/contract/filter-values.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { SearchReading } from './api/read-search.ts';
import { parseSearch } from './filters-url.ts';

/** The filters that a search can say, in the order of the chips. */
const READ = ['seniority', 'jobType', 'workplace', 'place', 'minPay'] as const satisfies FilterName[];

/** Returns the filters that a reading chooses; a code that this version of the page doesn't know is left out. */
export function filtersOfReading({
  title: _,
  skills: _skills,
  fRole,
  minPay,
  ...reading
}: SearchReading): Partial<Filters> {
  const values = { ...reading, minPay: minPay === null ? null : `${minPay}K` };
  const chosen = READ.flatMap((name) => {
    const value = values[name];
    const parsed = value === null ? undefined : parseFilter(boardFilters[name], filterText(value));
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  // Each value is of its filter's own type, which Object.fromEntries can't know.
  return Object.fromEntries(chosen) as Partial<Filters>;
}

/** Returns what a search may have said of the filters in an address: those that the address changes. */
export function filtersOfAddress(search: string): Partial<Filters> {
  const known = parseSearch(search);
  const changed = READ.filter(
    (name) => name in known && filterText(known[name] ?? '') !== filterText(boardFilters[name].initial),
  );
  return Object.fromEntries(changed.map((name) => [name, known[name]]));
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

/** Something that a search said, and the filters without it. */
export interface SearchChip {
  readonly name: string;
  readonly without: Filters;
}

/** Returns the filters that a search said and that are still chosen. */
export function searchChips(said: Partial<Filters>, filters: Filters): readonly SearchChip[] {
  const without = (filter: FilterName) => ({ ...filters, [filter]: excludingNone(boardFilters[filter]) });
  return declaredFilters.flatMap(([name, filter]) => {
    const value = said[name];
    if (value === undefined || value === null || filterText(filters[name]) !== filterText(value)) return [];
    if (typeof value === 'object') return [{ name: placeName(value), without: without(name) }];
    return 'names' in filter ? [{ name: filter.names[String(value)] ?? '', without: without(name) }] : [];
  });
}

/** Returns the skills that are still words of the title. Without one, the search is for the other words. */
export function skillChips(skills: SearchReading['skills'], filters: Filters): readonly SearchChip[] {
  const title = ` ${filters.title} `;
  return skills
    .filter(({ words }) => title.includes(` ${words} `))
    .map(({ name, words }) => ({
      name,
      without: { ...filters, title: tidyText(title.replace(` ${words} `, ' ')) },
    }));
}
