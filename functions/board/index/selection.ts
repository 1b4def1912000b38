import type { ExcludingFilter } from '@daybreak/contract/board-filters.ts';
import { employerKeyOf } from '@daybreak/contract/company-slug.ts';
import type { Workplace } from '@daybreak/contract/types.ts';
import { hasExcluded } from '../../postings/requirements/has-excluded.ts';
import { JOB_TYPES, LEVELS, ROLES } from '../../table/codes.ts';
import { isAtLevel } from '../../titles/levels-of-title.ts';
import { chosenPlace, type JobFilters } from '../filters.ts';
import type { DayColumns } from './day-columns.ts';
import { employerKeys } from './employer-keys.ts';
import type { Listing } from './listing-index.ts';
import { keepAtLeast, keepFound, keepPlaces, keepSince, keepValues, type Mark } from './marks.ts';
import { placeFilter } from './place-filter.ts';
import { compileSearch } from './search.ts';

const HOUR = 3_600_000;

/** Compiles a filter for a listing as of an instant (epoch milliseconds). Returns null if it isn't chosen. */
type Compile = (filters: JobFilters, listing: Listing, asOf: number) => Mark | null;

const compilers: Readonly<Record<ExcludingFilter, Compile>> = {
  title: ({ title }, listing) => (title ? keepFound(compileSearch(listing, title)) : null),
  fRole: ({ fRole }) => (fRole ? keepValues('role', ROLES, (role) => role === fRole) : null),
  specialization: ({ specialization }, { specializations }) =>
    specialization
      ? keepValues('specializations', specializations, (names) => names.includes(specialization))
      : null,
  jobType: ({ jobType }) => (jobType ? keepValues('jobType', JOB_TYPES, (type) => type === jobType) : null),
  place: (filters, listing) => {
    const place = chosenPlace(filters);
    return place ? keepPlaces(placeFilter(listing, place, filters.isRemote === true)) : null;
  },
  minPay: ({ minPay }) => (minPay ? keepAtLeast('pay', minPay) : null),
  seniority: ({ seniority }, { facts }) => {
    const wanted = LEVELS.filter((level) => level === seniority);
    return seniority ? keepValues('facts', facts, ({ levels }) => isAtLevel(wanted, levels)) : null;
  },
  workplace: ({ workplace }, { facts }) => (workplace ? keepWorkplace(facts, workplace) : null),
  postedWithinHours: ({ postedWithinHours: hours }, _, asOf) =>
    hours ? keepSince(asOf - hours * HOUR) : null,
  excludedRequirements: ({ excludedRequirements: kinds }, { facts }) =>
    kinds && kinds.length > 0
      ? keepValues('facts', facts, ({ requirements }) => !hasExcluded(kinds, requirements))
      : null,
};

/** A job that isn't remote is on site or hybrid, even if it doesn't say which: the rule of alerts. */
function keepWorkplace(facts: Listing['facts'], wanted: Workplace): Mark {
  const keepMode = keepValues('remote', [false, true], (isRemote) => isRemote === (wanted === 'remote'));
  if (wanted === 'remote') return keepMode;
  const keepKind = keepValues(
    'facts',
    facts,
    ({ workplace }) => workplace === wanted || workplace === undefined || workplace === 'unknown',
  );
  return (...marked) => {
    keepMode(...marked);
    keepKind(...marked);
  };
}

/** People can't change the company of a page or feed. */
const compileCompany: Compile = ({ company }, { companies }) => {
  const wanted = employerKeyOf(company ?? '');
  return company ? keepValues('company', employerKeys(companies), (key) => key === wanted) : null;
};

// Object.keys loses the names.
export const EXCLUDING_FILTERS = Object.keys(compilers) as ExcludingFilter[];

/** A filter's bit in `FailedFilters`. */
export const bitOf = (filter: ExcludingFilter): number => 1 << EXCLUDING_FILTERS.indexOf(filter);

/** Returns for each job of a day the bits of the filters that exclude it: 0 if it passes all. */
export type FailedFilters = (day: DayColumns) => Uint32Array;

/** Compiles filters for a listing as of an instant (epoch milliseconds). */
export function compileFilters(listing: Listing, filters: JobFilters, asOf: number): FailedFilters {
  const all = [...Object.values(compilers), compileCompany];
  const marks = all.map((compile) => compile(filters, listing, asOf));
  return (day) => {
    const failed = new Uint32Array(day.size);
    for (const [n, mark] of marks.entries()) mark?.(failed, day, 1 << n);
    return failed;
  };
}
