import { isCode } from '../../components/is-code.ts';
import { jobTypeChoices, roleChoices } from './codes.ts';
import { defaultFilters, type Filters, tidyTitle } from './filters.ts';
import { placeFromText, placeToText } from './place-text.ts';

/** Filters from an outside source; missing or invalid ones are absent. */
export type KnownFilters = Partial<Filters>;

const switches: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Parses a URL's query and leaves out unknown values. A role resets title and specialization. */
export function parseSearch(search: string): KnownFilters {
  const query = new URLSearchParams(search);
  const role = query.get('FR');
  const jobType = query.get('JT');
  const title = query.get('jobTitle');
  const specialization = query.get('sk');
  const remote = switches[query.get('Remote') ?? ''];
  const place = query.get('Lo');
  return {
    ...(isCode(roleChoices, role) && { role, title: '', specialization: '' }),
    ...(title !== null && { title: tidyTitle(title) }),
    ...(specialization !== null && { specialization: tidyTitle(specialization) }),
    ...(isCode(jobTypeChoices, jobType) && { jobType }),
    ...(remote !== undefined && { remote }),
    ...(place !== null && { place: placeFromText(place) }),
  };
}

/** Missing or invalid filters get their defaults. */
export function filtersFromSearch(search: string): Filters {
  return { ...defaultFilters, ...parseSearch(search) };
}

/** Includes every filter, without the question mark, so that shared links are complete. */
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
