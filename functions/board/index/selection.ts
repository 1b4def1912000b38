import { expandRegion } from '../../places/named-regions.ts';
import { acceptsRemoteFrom, containsPlace, foldPlace } from '../../places/place-match.ts';
import { JOB_TYPES, ROLES } from '../../table/codes.ts';
import type { Place } from '../../table/user.ts';
import type { Filters } from '../filters.ts';
import { SENIORITIES } from '../log/entry-columns.ts';
import { companyFilter } from './company-filter.ts';
import type { Listing } from './listing-index.ts';
import { compileSearch, type Search } from './search.ts';

/**
 * Filters compiled for a listing: for each value that a column may hold, 1 where it passes and 0 where it doesn't.
 * A job is then judged by looking up its column values.
 */
export interface Selection {
  readonly search: Search;
  readonly roles: Uint8Array;
  readonly companies: Uint8Array;
  readonly jobTypes: Uint8Array;
  readonly seniorities: Uint8Array;
  /** Thousands of US dollars a year; jobs that pay less don't pass. */
  readonly minPay: number;
  readonly specializations: Uint8Array;
  /** Two for each list of places: a job on site, then a remote one. */
  readonly places: Uint8Array;
}

export function compileFilters(listing: Listing, filters: Filters): Selection {
  const { fRole, jobType, seniority, minPay, specialization } = filters;
  const { city, state, country } = filters;
  const place = { city: city ?? '', state: state ?? '', country: country ?? '' };
  return {
    search: compileSearch(listing, filters.title ?? ''),
    roles: codeFilter(ROLES, fRole),
    companies: companyFilter(listing.companies, filters.company ?? ''),
    jobTypes: codeFilter(JOB_TYPES, jobType),
    seniorities: codeFilter(SENIORITIES, seniority),
    minPay: minPay ?? 0,
    specializations: Uint8Array.from(listing.specializations, (names) =>
      !specialization || names.includes(specialization) ? 1 : 0,
    ),
    places: placeFilter(listing.places, place, filters.isRemote === true),
  };
}

const codeFilter = <Code>(codes: readonly Code[], chosen: Code | null | undefined) =>
  Uint8Array.from(codes, (code) => (!chosen || code === chosen ? 1 : 0));

/**
 * Which lists of places (folded) pass the chosen place or named region: two for each list, a job on site and then a
 * remote one. With remote on, remote jobs pass that accept people from the chosen country, or from one of the region.
 */
export function placeFilter(
  lists: readonly (readonly Place[])[],
  chosen: Place,
  remoteOn: boolean,
): Uint8Array {
  const passing = new Uint8Array(2 * lists.length);
  if (Object.values(foldPlace(chosen)).every((part) => part === '')) return passing.fill(1);
  const wanted = expandRegion(chosen).map(foldPlace);
  const countries = [...new Set(wanted.map(({ country }) => country))];
  lists.forEach((places, number) => {
    const isNear = wanted.some((one) => places.some((place) => containsPlace(one, place)));
    const isOpen = remoteOn && countries.some((country) => acceptsRemoteFrom(country, places));
    passing[2 * number] = isNear ? 1 : 0;
    passing[2 * number + 1] = isNear || isOpen ? 1 : 0;
  });
  return passing;
}
