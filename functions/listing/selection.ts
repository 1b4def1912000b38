import { JOB_TYPES, ROLES } from '../table/codes.ts';
import type { Filters } from './filters.ts';
import type { DayColumns, Listing } from './listing-index.ts';
import { fold, wordsOf } from './words.ts';

/** The most words of a query that count: as many as a number has bits. */
const MOST_WORDS = 31;

/** What filters ask of the job at an index of a day. */
export interface Selection {
  /** Whether it is listed and of the role. */
  ofRole(day: DayColumns, index: number): boolean;
  /** Whether a job of the role passes the other filters. */
  passes(day: DayColumns, index: number): boolean;
}

/** Reads filters once for a listing: what they say of a word or a list of places is found out once for each of them. */
export function selectionOf(listing: Listing, filters: Filters): Selection {
  const role = ROLES.indexOf(filters.fRole);
  const jobType = JOB_TYPES.indexOf(filters.jobType);
  const { specialization } = filters;
  const named = listing.specializations.map((names) => !specialization || names.includes(specialization));
  const here = placesHere(listing, filters);
  const title = titleFilter(listing, filters.title ?? '');
  return {
    ofRole: (day, index) => day.role[index] === role && day.gone[index] === false,
    passes: (day, index) =>
      day.jobType[index] === jobType &&
      named[day.specializations[index] ?? 0] === true &&
      here(day.places[index] ?? 0, day.remote[index] === true) &&
      title(day, index),
  };
}

/** DECISIONS 24: the jobs in the place and, with remote on, also remote jobs of its country or of none. */
function placesHere(listing: Listing, filters: Filters): (places: number, remote: boolean) => boolean {
  const [city, state, country] = [filters.city, filters.state, filters.country].map((part) =>
    fold(part ?? ''),
  );
  const within = (wanted: string | undefined, value: string) => wanted === '' || wanted === value;
  const near = listing.places.map(
    (places) =>
      (city === '' && state === '' && country === '') ||
      places.some(
        (place) => within(city, place.city) && within(state, place.state) && within(country, place.country),
      ),
  );
  const inCountry = listing.places.map(
    (places) =>
      filters.isRemote === true &&
      (places.length === 0 || places.some((place) => place.country === '' || within(country, place.country))),
  );
  return (places, remote) => near[places] === true || (remote && inCountry[places] === true);
}

/** Whether each word of the query begins a word of the title. */
function titleFilter(listing: Listing, query: string): (day: DayColumns, index: number) => boolean {
  const wanted = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  if (wanted.length === 0) return () => true;
  // Bit n of a word's number is set where the query's word n begins it.
  const begun = listing.words.map((word) =>
    wanted.reduce((bits, beginning, n) => (word.startsWith(beginning) ? bits | (1 << n) : bits), 0),
  );
  const all = wanted.reduce((bits, _, n) => bits | (1 << n), 0);
  return ({ words, wordsEnd }, index) => {
    let found = 0;
    const end = wordsEnd[index] ?? 0;
    for (let at = wordsEnd[index - 1] ?? 0; at < end; at += 1) found |= begun[words[at] ?? 0] ?? 0;
    return found === all;
  };
}
