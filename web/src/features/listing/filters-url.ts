import { isCode } from '../../components/is-code.ts';
import { ageChoices, jobTypeChoices, levelChoices, payChoices, roleChoices } from './codes.ts';
import { defaultFilters, type Filters, tidyTitle } from './filters.ts';
import { placeFromText, placeToText } from './place-text.ts';

/** Filters from an outside source; missing or invalid ones are absent. */
export type KnownFilters = Partial<Filters>;

const switches: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What a role in the URL resets: shared links name a role, and the rest only if it is chosen. */
const { title, specialization, minPay, seniority, postedWithin } = defaultFilters;
const unnamed = { title, specialization, minPay, seniority, postedWithin };

/** Parses a URL's query and leaves out unknown values. */
export function parseSearch(search: string): KnownFilters {
  const query = new URLSearchParams(search);
  const role = query.get('FR');
  const jobType = query.get('JT');
  const title = query.get('jobTitle');
  const specialization = query.get('sk');
  const remote = switches[query.get('Remote') ?? ''];
  const place = query.get('Lo');
  const minPay = query.get('Pay');
  const seniority = query.get('Level');
  const postedWithin = query.get('Posted');
  return {
    ...(isCode(roleChoices, role) && { ...unnamed, role }),
    ...(title !== null && { title: tidyTitle(title) }),
    ...(specialization !== null && { specialization: tidyTitle(specialization) }),
    ...(isCode(jobTypeChoices, jobType) && { jobType }),
    ...(remote !== undefined && { remote }),
    ...(place !== null && { place: placeFromText(place) }),
    ...(isCode(payChoices, minPay) && { minPay }),
    ...(isCode(levelChoices, seniority) && { seniority }),
    ...(isCode(ageChoices, postedWithin) && { postedWithin }),
  };
}

/** Missing or invalid filters get their defaults. */
export function filtersFromSearch(search: string): Filters {
  return { ...defaultFilters, ...parseSearch(search) };
}

/** Includes every filter of the specification, and others if chosen, so that shared links are complete; no question mark. */
export function searchFromFilters(filters: Filters): string {
  const { minPay, seniority, postedWithin } = filters;
  return new URLSearchParams({
    jobTitle: filters.title,
    FR: filters.role,
    JT: filters.jobType,
    sk: filters.specialization,
    Remote: String(filters.remote),
    Lo: placeToText(filters.place),
    ...(minPay !== 'Any' && { Pay: minPay }),
    ...(seniority !== 'Any' && { Level: seniority }),
    ...(postedWithin !== 'Any' && { Posted: postedWithin }),
  }).toString();
}
