import { ROLES, type Role } from '../../table/codes.ts';
import { type Filters, localTwoDays } from '../filters.ts';
import { correctQuery } from './correct-query.ts';
import { type DayColumns, STILL_OPEN } from './day-columns.ts';
import type { Listing } from './listing-index.ts';
import { compileFilters, type Selection } from './selection.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The filters that a visitor can change, by bit. The company of a page or feed is fixed. */
const FILTERS = ['role', 'title', 'specialization', 'jobType', 'place', 'seniority', 'pay', 'age'] as const;
type FilterName = (typeof FILTERS)[number];
const bit = (filter: FilterName): number => 1 << FILTERS.indexOf(filter);

/** Another role, or a filter to leave out, and how many jobs that would show: the contract's Alternative. */
export interface Alternative {
  readonly filter: FilterName;
  readonly role: Role | null;
  readonly total: number;
}

/** Returns the changes of one filter that would show jobs, most jobs first. Another role drops the specialization. */
export function findAlternatives(listing: Listing, filters: Filters, asOf: number): Alternative[] {
  const title = correctQuery(listing, filters.title ?? '') ?? filters.title;
  const passing = compileFilters(listing, { ...filters, title });
  const { from, to } = localTwoDays(filters.date ?? '', filters.timeZone || 'UTC', asOf);
  const earliest = filters.postedWithinHours ? asOf - filters.postedWithinHours * HOUR : from;
  const byFailed = new Uint32Array(1 << FILTERS.length);
  const byRole = new Uint32Array(ROLES.length);
  const ofOtherRole = ~(bit('role') | bit('specialization'));
  for (const day of listing.days) {
    if (day.startsAt + DAY <= from || day.startsAt >= to) continue;
    const moment = Math.min(asOf - day.startsAt, STILL_OPEN - 1);
    for (let index = 0; index < day.size; index += 1) {
      const at = (day.detected[index] ?? 0) + day.startsAt;
      if (at < from || at >= to) continue;
      if ((day.from[index] ?? 0) > moment || (day.until[index] ?? 0) <= moment) continue;
      if (passing.companies[day.company[index] ?? 0] !== 1) continue;
      const failed = failedFilters(passing, day, index) | (at < earliest ? bit('age') : 0);
      byFailed[failed] = (byFailed[failed] ?? 0) + 1;
      const role = day.role[index] ?? 0;
      if ((failed & ofOtherRole) === 0) byRole[role] = (byRole[role] ?? 0) + 1;
    }
  }
  const passed = byFailed[0] ?? 0;
  const others = ROLES.map((role, code) => ({ filter: 'role' as const, role, total: byRole[code] ?? 0 }));
  const without = FILTERS.map((filter) => ({
    filter,
    role: null,
    total: passed + (byFailed[bit(filter)] ?? 0),
  }));
  return [
    ...others.filter(({ role, total }) => filters.fRole && role !== filters.fRole && total > 0),
    ...without.filter(({ filter, total }) => filter !== 'role' && total > passed),
  ].sort((one, other) => other.total - one.total);
}

/** The bits of the filters that a job fails, except its age. */
function failedFilters(passing: Selection, day: DayColumns, index: number): number {
  const { search } = passing;
  const specialization = day.specializations[index] ?? 0;
  const foundBits =
    (search.titles[day.title[index] ?? 0] ?? 0) |
    (search.companies[day.company[index] ?? 0] ?? 0) |
    (search.specializations[specialization] ?? 0);
  const place = 2 * (day.places[index] ?? 0) + (day.remote[index] ?? 0);
  return (
    (passing.roles[day.role[index] ?? 0] === 1 ? 0 : bit('role')) |
    (foundBits === search.every ? 0 : bit('title')) |
    (passing.specializations[specialization] === 1 ? 0 : bit('specialization')) |
    (passing.jobTypes[day.jobType[index] ?? 0] === 1 ? 0 : bit('jobType')) |
    (passing.places[place] === 1 ? 0 : bit('place')) |
    (passing.seniorities[day.seniority[index] ?? 0] === 1 ? 0 : bit('seniority')) |
    ((day.pay[index] ?? 0) >= passing.minPay ? 0 : bit('pay'))
  );
}
