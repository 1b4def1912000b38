import { JOB_TYPES, ROLES } from '../table/codes.ts';
import type { DayColumns } from './columns.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './listing-index.ts';
import { placeFilter } from './place-filter.ts';
import { wordsOf } from './words.ts';

/** The most words of a query that count: as many as a number has bits. */
const MOST_WORDS = 31;

/** Asks something of the job at an index of a day. */
type Asks = (day: DayColumns, index: number) => boolean;

/** What filters ask of a job. */
export interface Selection {
  /** Whether its specializations are offered: those of the role or, without one, of the title that is looked for. */
  offers: Asks;
  /** Whether a job whose specializations are offered passes the other filters. */
  passes: Asks;
}

/** Reads filters once for a listing: what they say of a word or a list of places is found out once for each of them. */
export function selectionOf(listing: Listing, filters: Filters): Selection {
  const { fRole, jobType, specialization } = filters;
  const role = fRole ? ROLES.indexOf(fRole) : -1;
  const type = jobType ? JOB_TYPES.indexOf(jobType) : -1;
  const named = listing.specializations.map((names) => !specialization || names.includes(specialization));
  const { city, state, country } = filters;
  const place = { city: city ?? '', state: state ?? '', country: country ?? '' };
  const here = placeFilter(listing.places, place, filters.isRemote === true);
  const title = titleFilter(listing, filters.title ?? '');
  return {
    offers: (day, index) => (role < 0 ? title(day, index) : day.role[index] === role),
    passes: (day, index) =>
      (type < 0 || day.jobType[index] === type) &&
      named[day.specializations[index] ?? 0] === true &&
      here(day.places[index] ?? 0, day.remote[index] === 1) &&
      (role < 0 || title(day, index)),
  };
}

/** DECISIONS 34: whether each word of the query begins a word of the title. */
function titleFilter(listing: Listing, query: string): Asks {
  const wanted = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  if (wanted.length === 0) return () => true;
  const all = wanted.reduce((bits, _, n) => bits | (1 << n), 0);
  // Bit n of a word's number is set where the query's word n begins it.
  const having = listing.titles.having(
    (word) => wanted.reduce((bits, beginning, n) => (word.startsWith(beginning) ? bits | (1 << n) : bits), 0),
    all,
  );
  return (day, index) => having[day.title[index] ?? 0] === 1;
}
