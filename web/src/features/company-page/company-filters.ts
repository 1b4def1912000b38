import { boardFilters, type Filters } from '@daybreak/contract/board-filters.ts';
import {
  collectFilters,
  excludingNone,
  filterText,
  toFiltersInput,
} from '@daybreak/contract/filter-values.ts';
import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { parseSearch } from '../listing/filters-url.ts';

const NAMES = ['title', 'fRole', 'place'] as const;

/** The board's filters that a company's page has. */
export type CompanyFilters = Pick<Filters, (typeof NAMES)[number]>;

const allJobs = collectFilters(excludingNone);

/** All jobs of the company: unlike the board, its page begins with all roles. */
export const noFilters: CompanyFilters = { title: allJobs.title, fRole: allJobs.fRole, place: allJobs.place };

export const isFiltered = (filters: CompanyFilters): boolean => companySearch(filters) !== '';

/** Reads the filters of a page's URL, whose parameters are the board's. Missing and invalid ones choose nothing. */
export function companyFilters(search: string): CompanyFilters {
  const { title, fRole, place } = { ...noFilters, ...parseSearch(search) };
  return { title, fRole, place };
}

/** Writes the chosen filters as parameters, without a question mark. */
export function companySearch(filters: CompanyFilters): string {
  const chosen = NAMES.filter((name) => filterText(filters[name]) !== filterText(noFilters[name]));
  return new URLSearchParams(
    chosen.map((name) => [boardFilters[name].keys.url, filterText(filters[name])]),
  ).toString();
}

/** The chosen filters as the API's lists take them. Near a place, remote jobs that may be done from there count too. */
export function companyInput(filters: CompanyFilters): JobFiltersInput {
  const { isRemote: _, ...input } = toFiltersInput({ ...allJobs, ...filters });
  return filters.place === null ? input : { ...input, isRemote: true };
}
