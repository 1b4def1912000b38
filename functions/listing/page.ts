import { NEVER, sinceAt } from './columns.ts';
import { twoDays } from './day.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './listing-index.ts';
import { readToken, writeToken } from './page-token.ts';
import { isOffered, passes, selectionOf } from './selection.ts';
import { groupOf, Standings } from './standings.ts';
import { mostFrequent, type SpecializationCount, Tally } from './tally.ts';

/** Cards on a page of the board. */
const PAGE = 30;

const DAY = 86_400_000;

/** What a page may differ in: how many jobs are on it, and whether the wish for remote orders it. */
export interface PageShape {
  readonly size?: number;
  readonly newestFirst?: boolean;
}

/** A page of job ids with what the whole selection counts; the contract's JobPage without the cards. */
export interface Page {
  readonly jobIds: readonly string[];
  readonly specializations: readonly string[];
  readonly specializationCounts: readonly SpecializationCount[];
  readonly nextToken: string | null;
  readonly total: number;
  readonly totalToday: number;
  readonly totalCompanies: number;
  readonly totalOfAll: number;
  readonly asOf: string;
}

/**
 * One page of the selection: by day, then remote group, then newest. The selection is that of one moment, `now` or the
 * moment of the first page, which a token carries: what comes, closes or is edited later moves nothing, so no job is
 * missing and none comes twice. With `detectedAfter` it holds only what came onto the board after that moment.
 */
export function pageOf(
  listing: Listing,
  filters: Filters,
  now: number,
  { size = PAGE, newestFirst = false }: PageShape = {},
): Page {
  const token = filters.nextToken ? readToken(filters.nextToken, filters) : undefined;
  const asOf = token?.asOf ?? now;
  const after = filters.detectedAfter ? Date.parse(filters.detectedAfter) : null;
  const { from, split, to } = twoDays(filters.date ?? '', filters.timeZone || 'UTC', asOf);
  const passing = selectionOf(listing, filters);
  const wish = newestFirst ? null : filters.isRemote;
  const specializations = new Tally(listing.specializations.length);
  const companies = new Tally(listing.companies.length);
  const standings = new Standings(size, token);
  const count = { total: 0, totalToday: 0, totalOfAll: 0 };
  for (const day of listing.days) {
    const { starts } = day;
    if (starts + DAY <= from || starts >= to) continue;
    const [first, end, moment] = [from - starts, to - starts, Math.min(asOf - starts, NEVER - 1)];
    // From the end, where the newest are, so that few others are ever put into the page and out again.
    for (let index = day.size - 1; index >= 0; index -= 1) {
      const at = day.detected[index] ?? 0;
      if (at < first || at >= end) continue;
      if ((day.from[index] ?? 0) > moment || (day.until[index] ?? 0) <= moment) continue;
      count.totalOfAll += 1;
      if (!isOffered(day, index, passing)) continue;
      specializations.add(day.specializations[index] ?? 0);
      if (!passes(day, index, passing)) continue;
      if (after !== null && sinceAt(day, index) <= after - starts) continue;
      count.total += 1;
      companies.add(day.company[index] ?? 0);
      const detected = at + starts;
      const today = detected >= split;
      if (today) count.totalToday += 1;
      const group = groupOf(today, day.remote[index] === 1, wish);
      if (standings.mayHold(group, detected)) standings.put({ group, detected, jobId: day.idAt(index) });
    }
  }
  const last = standings.lastOfMore;
  const specializationCounts = mostFrequent(listing.specializations, specializations.counts);
  return {
    jobIds: standings.page.map(({ jobId }) => jobId),
    specializations: specializationCounts.map(({ name }) => name),
    specializationCounts,
    nextToken: last ? writeToken({ asOf, ...last }, filters) : null,
    ...count,
    totalCompanies: companies.different,
    asOf: new Date(asOf).toISOString(),
  };
}
