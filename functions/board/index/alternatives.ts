import type { BoardFilter } from '@daybreak/contract/types.ts';
import { ROLES, type Role } from '../../table/codes.ts';
import { type JobFilters, localTwoDays } from '../filters.ts';
import { correctQuery } from './correct-query.ts';
import { STILL_OPEN } from './day-columns.ts';
import type { Listing } from './listing-index.ts';
import { bitOf, compileFilters, EXCLUDING_FILTERS } from './selection.ts';

const DAY = 86_400_000;

const ROLE_BITS = bitOf('fRole') | bitOf('specialization');

/** Another role, or a filter to leave out, and how many jobs that would show: the contract's Alternative. */
export interface Alternative {
  readonly filter: BoardFilter;
  readonly role: Role | null;
  readonly total: number;
}

/** Returns the changes of one filter that would show jobs, most jobs first. Another role drops the specialization. */
export function findAlternatives(listing: Listing, filters: JobFilters, asOf: number): Alternative[] {
  const title = correctQuery(listing, filters.title ?? '') ?? filters.title;
  const failedFilters = compileFilters(listing, { ...filters, title }, asOf);
  const { from, to } = localTwoDays(filters.date ?? '', filters.timeZone || 'UTC', asOf);
  /** The jobs that pass all filters or fail only one, by the leading zeros of its bit. */
  const passedOthers = new Uint32Array(33);
  const byRole = new Uint32Array(ROLES.length);
  for (const day of listing.days) {
    if (day.startsAt + DAY <= from || day.startsAt >= to) continue;
    const failed = failedFilters(day);
    const moment = Math.min(asOf - day.startsAt, STILL_OPEN - 1);
    for (let index = 0; index < day.size; index += 1) {
      const at = (day.detected[index] ?? 0) + day.startsAt;
      if (at < from || at >= to) continue;
      if ((day.from[index] ?? 0) > moment || (day.until[index] ?? 0) <= moment) continue;
      const bits = failed[index] ?? 0;
      const role = day.role[index] ?? 0;
      if ((bits & ~ROLE_BITS) === 0) byRole[role] = (byRole[role] ?? 0) + 1;
      if ((bits & (bits - 1)) !== 0) continue;
      const zeros = Math.clz32(bits);
      passedOthers[zeros] = (passedOthers[zeros] ?? 0) + 1;
    }
  }
  const others = ROLES.map((role, code) => ({ filter: 'fRole' as const, role, total: byRole[code] ?? 0 }));
  const passed = passedOthers[Math.clz32(0)] ?? 0;
  const without = EXCLUDING_FILTERS.map((filter) => ({
    filter,
    role: null,
    total: passed + (passedOthers[Math.clz32(bitOf(filter))] ?? 0),
  }));
  return [
    ...others.filter(({ role, total }) => filters.fRole && role !== filters.fRole && total > 0),
    ...without.filter(({ filter, total }) => filter !== 'fRole' && total > passed),
  ].sort((one, other) => other.total - one.total);
}
