import { JOB_TYPES, ROLES } from '../../table/codes.ts';
import type { Filters } from '../filters.ts';
import type { Listing } from './listing-index.ts';
import { placeFilter } from './place-filter.ts';
import { wordsOf } from './words.ts';

/** The most words of a query that count: as many as a number has bits. */
const MOST_WORDS = 31;

/**
 * What filters ask of a job, for each number that a column may hold: 1 where it passes, else 0. So a job is judged by
 * looking up what its columns hold.
 */
export interface Selection {
  /** A job's specializations are offered by its role or, where none is chosen, by the title that is looked for. */
  readonly offeringRoles: Uint8Array;
  readonly offeringTitles: Uint8Array;
  /** The filters that a job whose specializations are offered has still to pass. */
  readonly titles: Uint8Array;
  readonly jobTypes: Uint8Array;
  readonly specializations: Uint8Array;
  /** Two for each list of places: of a job that is not remote and of one that is. */
  readonly places: Uint8Array;
}

/** Reads filters once for a listing: what they say of a word or a list of places is found out once for each of them. */
export function selectionOf(listing: Listing, filters: Filters): Selection {
  const { fRole, jobType, specialization } = filters;
  const { city, state, country } = filters;
  const place = { city: city ?? '', state: state ?? '', country: country ?? '' };
  const titles = titleFilter(listing, filters.title ?? '');
  return {
    offeringRoles: chosen(ROLES, fRole),
    offeringTitles: fRole ? all(listing.titles.size) : titles,
    titles,
    jobTypes: chosen(JOB_TYPES, jobType),
    specializations: Uint8Array.from(listing.specializations, (names) =>
      !specialization || names.includes(specialization) ? 1 : 0,
    ),
    places: placeFilter(listing.places, place, filters.isRemote === true),
  };
}

const all = (size: number) => new Uint8Array(size).fill(1);

/** The one of some codes that is chosen, or all of them. */
const chosen = <Code>(codes: readonly Code[], code: Code | null | undefined) =>
  Uint8Array.from(codes, (one) => (!code || one === code ? 1 : 0));

/** Whether each word of the query begins a word of the title. */
function titleFilter(listing: Listing, query: string): Uint8Array {
  const wanted = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  if (wanted.length === 0) return all(listing.titles.size);
  const bits = wanted.reduce((bits, _, n) => bits | (1 << n), 0);
  // Bit n of a word's number is set where the query's word n begins it.
  return listing.titles.having(
    (word) => wanted.reduce((bits, beginning, n) => (word.startsWith(beginning) ? bits | (1 << n) : bits), 0),
    bits,
  );
}
