import type { Filters } from '@daybreak/contract/board-filters.ts';
import {
  collectFilters,
  declaredFilters,
  defaultFilters,
  filterText,
  parseFilter,
} from '@daybreak/contract/filter-values.ts';

/** Filters from an outside source; missing or invalid ones are absent. */
export type KnownFilters = Partial<Filters>;

/** The filters that a role in the URL resets: shared links name a role, and the rest only if it is chosen. */
const unnamed: KnownFilters = {
  ...collectFilters(({ isInEveryUrl, initial }) => (isInEveryUrl ? undefined : initial)),
  title: '',
  specialization: '',
};

/** Parses a URL's query and leaves out unknown values. */
export function parseSearch(search: string): KnownFilters {
  const query = new URLSearchParams(search);
  const known = collectFilters((filter) => {
    const text = query.get(filter.keys.url);
    return text === null ? undefined : parseFilter(filter, text);
  });
  return 'fRole' in known ? { ...unnamed, ...known } : known;
}

/** Missing or invalid filters get their defaults. */
export function filtersFromSearch(search: string): Filters {
  return { ...defaultFilters, ...parseSearch(search) };
}

/**
 * Includes every filter of the specification, and others if chosen, so that shared links are complete; no
 * question mark.
 */
export function searchFromFilters(filters: Filters): string {
  const texts = declaredFilters.flatMap(([name, { keys, isInEveryUrl, initial }]) => {
    const text = filterText(filters[name]);
    return isInEveryUrl || text !== filterText(initial) ? [[keys.url, text]] : [];
  });
  return new URLSearchParams(texts).toString();
}
