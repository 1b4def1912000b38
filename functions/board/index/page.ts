import { twoDays } from '../day.ts';
import type { Filters } from '../filters.ts';
import { STILL_OPEN, sinceAt } from './columns.ts';
import { mostFrequent, type SpecializationCount, Tally } from './counts.ts';
import type { Listing } from './listing-index.ts';
import { readToken, writeToken } from './page-token.ts';
import { selectionOf } from './selection.ts';
import { groupOf, rankOf, TopN } from './top-n.ts';

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
  const { offeringRoles, offeringTitles, titles, jobTypes } = passing;
  const wish = newestFirst ? null : filters.isRemote;
  const specializations = new Tally(listing.specializations.length);
  const companies = new Tally(listing.companies.length);
  const standings = new TopN(size, token);
  const count = { total: 0, totalToday: 0, totalOfAll: 0 };
  for (const day of listing.days) {
    const { starts, detected, until, role, title, jobType, remote, places } = day;
    if (starts + DAY <= from || starts >= to) continue;
    const [first, end, moment] = [from - starts, to - starts, Math.min(asOf - starts, STILL_OPEN - 1)];
    // From the end, where the newest are, so that few others are ever put into the page and out again. Calls for each
    // job in place of these look-ups would take a fifth longer.
    for (let index = day.size - 1; index >= 0; index -= 1) {
      const at = detected[index] ?? 0;
      if (at < first || at >= end) continue;
      if ((day.from[index] ?? 0) > moment || (until[index] ?? 0) <= moment) continue;
      count.totalOfAll += 1;
      const named = title[index] ?? 0;
      if (offeringRoles[role[index] ?? 0] !== 1 || offeringTitles[named] !== 1) continue;
      const special = day.specializations[index] ?? 0;
      specializations.add(special);
      const isRemote = remote[index] ?? 0;
      if (titles[named] !== 1 || jobTypes[jobType[index] ?? 0] !== 1) continue;
      if (passing.specializations[special] !== 1) continue;
      if (passing.places[2 * (places[index] ?? 0) + isRemote] !== 1) continue;
      if (after !== null && sinceAt(day, index) <= after - starts) continue;
      count.total += 1;
      companies.add(day.company[index] ?? 0);
      const today = at + starts >= split;
      if (today) count.totalToday += 1;
      const group = groupOf(today, isRemote === 1, wish);
      const rank = rankOf(group, at + starts);
      if (rank < standings.first || rank > standings.last) continue;
      standings.put({ group, detected: at + starts, jobId: day.idAt(index) });
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
