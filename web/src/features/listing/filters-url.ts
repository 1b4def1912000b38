import { isCode } from '../../components/is-code.ts';
import { jobTypeNames, roleNames } from './codes.ts';
import { defaultFilters, type Filters, tidyTitle } from './filters.ts';
import { placeFromText, placeToText } from './place-text.ts';

/** The filters that an outside source states in a form we know; what it does not state is absent. */
export type KnownFilters = Partial<Filters>;

const switches: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What a URL's query states: a filter of an unknown value is not stated. A role brings its own title and specialization. */
export function parseSearch(search: string): KnownFilters {
  const query = new URLSearchParams(search);
  const role = query.get('FR');
  const jobType = query.get('JT');
  const title = query.get('jobTitle');
  const specialization = query.get('sk');
  const remote = switches[query.get('Remote') ?? ''];
  const place = query.get('Lo');
  return {
    ...(isCode(roleNames, role) && { role, title: '', specialization: '' }),
    ...(title !== null && { title: tidyTitle(title) }),
    ...(specialization !== null && { specialization: tidyTitle(specialization) }),
    ...(isCode(jobTypeNames, jobType) && { jobType }),
    ...(remote !== undefined && { remote }),
    ...(place !== null && { place: placeFromText(place) }),
  };
}

/** Reads filters from a URL's query alone; what is missing or unknown takes its default. */
export function filtersFromSearch(search: string): Filters {
  return { ...defaultFilters, ...parseSearch(search) };
}

/** Writes all filters as a URL's query, without the question mark, so that a shared link leaves nothing open. */
export function searchFromFilters(filters: Filters): string {
  return new URLSearchParams({
    jobTitle: filters.title,
    FR: filters.role,
    JT: filters.jobType,
    sk: filters.specialization,
    Remote: String(filters.remote),
    Lo: placeToText(filters.place),
  }).toString();
}
