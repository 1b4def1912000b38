import { NEVER } from './columns.ts';
import { twoDays } from './day.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './listing-index.ts';
import { type PageToken, readToken, writeToken } from './page-token.ts';
import { selectionOf } from './selection.ts';
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

/** Where a job stands in the selection. */
type Standing = Pick<PageToken, 'group' | 'detected' | 'jobId'>;

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
  const after = filters.detectedAfter ? Date.parse(filters.detectedAfter) : Number.NEGATIVE_INFINITY;
  const { from, split, to } = twoDays(filters.date ?? '', filters.timeZone || 'UTC', asOf);
  const { offers, passes } = selectionOf(listing, filters);
  const wish = newestFirst ? null : filters.isRemote;
  const specializations = new Tally(listing.specializations.length);
  const companies = new Tally(listing.companies.length);
  const next: Standing[] = [];
  const count = { total: 0, totalToday: 0, totalOfAll: 0 };
  for (const day of listing.days) {
    const { starts } = day;
    if (starts + DAY <= from || starts >= to) continue;
    const [first, end, moment, lately] = [
      from - starts,
      to - starts,
      Math.min(asOf - starts, NEVER - 1),
      after - starts,
    ];
    // From the end, where the newest are, so that few others are ever put into the page and out again.
    for (let index = day.size - 1; index >= 0; index -= 1) {
      const at = day.detected[index] ?? 0;
      if (at < first || at >= end) continue;
      if ((day.from[index] ?? 0) > moment || (day.until[index] ?? 0) <= moment) continue;
      count.totalOfAll += 1;
      if (!offers(day, index)) continue;
      specializations.add(day.specializations[index] ?? 0);
      if (!passes(day, index) || (day.since[index] ?? 0) <= lately) continue;
      const detected = at + starts;
      count.total += 1;
      companies.add(day.company[index] ?? 0);
      if (detected >= split) count.totalToday += 1;
      const group = groupOf(detected >= split, day.remote[index] === 1, wish);
      const last = next[size];
      if ((token && order(group, detected, token) < 0) || (last && order(group, detected, last) > 0))
        continue;
      insert(next, { group, detected, jobId: day.jobs.at(day.job[index] ?? 0) }, token, size);
    }
  }
  const page = next.slice(0, size);
  const last = page.at(-1);
  const specializationCounts = mostFrequent(listing.specializations, specializations.counts);
  return {
    jobIds: page.map(({ jobId }) => jobId),
    specializations: specializationCounts.map(({ name }) => name),
    specializationCounts,
    nextToken: last && next.length > size ? writeToken({ asOf, ...last }, filters) : null,
    ...count,
    totalCompanies: companies.different,
    asOf: new Date(asOf).toISOString(),
  };
}

/** Today before yesterday; within a day the wished-for remote group first, or one group where there is no wish. */
function groupOf(today: boolean, remote: boolean, wish: boolean | null | undefined): number {
  const day = today ? 0 : 2;
  return wish === null || wish === undefined ? day : day + (remote === wish ? 0 : 1);
}

/** Newest first within a group. */
const order = (group: number, detected: number, other: Standing): number =>
  group - other.group || other.detected - detected;

/** The id settles jobs of one instant, so every reader sees one order. */
const inOrder = (one: Standing, other: Standing): number =>
  order(one.group, one.detected, other) || (one.jobId < other.jobId ? -1 : 1);

/** Puts a job where it belongs in the page, and one more, which tells that there is a next page. */
function insert(next: Standing[], job: Standing, token: PageToken | undefined, size: number): void {
  if (token && (token.jobId === job.jobId || inOrder(job, token) < 0)) return;
  const at = next.findIndex((other) => inOrder(job, other) < 0);
  next.splice(at < 0 ? next.length : at, 0, job);
  next.splice(size + 1);
}
