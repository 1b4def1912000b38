import { twoDays } from './day.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './listing-index.ts';
import { type PageToken, readToken, writeToken } from './page-token.ts';
import { selectionOf } from './selection.ts';

/** Cards on a page. */
const PAGE = 30;

/** A page of job ids with what the whole selection counts. */
export interface Page {
  readonly jobIds: readonly string[];
  readonly specializations: readonly string[];
  readonly nextToken: string | null;
  readonly total: number;
  readonly totalToday: number;
}

/** Where a job stands in the selection. */
type Standing = Pick<PageToken, 'group' | 'detected' | 'jobId'>;

/**
 * One page of the selection: by day, then remote group, then newest. A token freezes the selection at the moment of
 * its first page: what is detected later is not pushed in between, so no job is missing and none comes twice.
 */
export function pageOf(listing: Listing, filters: Filters, now: number): Page {
  const token = filters.nextToken ? readToken(filters.nextToken, filters) : undefined;
  const asOf = token?.asOf ?? now;
  const { from, split, to } = twoDays(filters.date, filters.timeZone ?? 'UTC');
  const { ofRole, passes } = selectionOf(listing, filters);
  const counts = new Uint32Array(listing.specializations.length);
  const next: Standing[] = [];
  let total = 0;
  let totalToday = 0;
  for (const day of listing.days) {
    // From the end, where the newest are, so that few others are ever put into the page and out again.
    for (let index = day.jobId.length - 1; index >= 0; index -= 1) {
      const detected = day.detected[index] ?? 0;
      if (detected < from || detected >= to || detected > asOf || !ofRole(day, index)) continue;
      const list = day.specializations[index] ?? 0;
      counts[list] = (counts[list] ?? 0) + 1;
      if (!passes(day, index)) continue;
      total += 1;
      if (detected >= split) totalToday += 1;
      const group = groupOf(detected >= split, day.remote[index] === true, filters.isRemote);
      const last = next[PAGE];
      if ((token && order(group, detected, token) < 0) || (last && order(group, detected, last) > 0))
        continue;
      insert(next, { group, detected, jobId: day.jobId[index] ?? '' }, token);
    }
  }
  const page = next.slice(0, PAGE);
  const last = page.at(-1);
  return {
    jobIds: page.map(({ jobId }) => jobId),
    specializations: mostFrequent(listing.specializations, counts),
    nextToken: last && next.length > PAGE ? writeToken({ asOf, ...last }, filters) : null,
    total,
    totalToday,
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
function insert(next: Standing[], job: Standing, token: PageToken | undefined): void {
  if (token && (token.jobId === job.jobId || inOrder(job, token) < 0)) return;
  const at = next.findIndex((other) => inOrder(job, other) < 0);
  next.splice(at < 0 ? next.length : at, 0, job);
  next.splice(PAGE + 1);
}

/** The names in the lists, the most frequent first; `counts` is of the lists. */
function mostFrequent(lists: Listing['specializations'], counts: Uint32Array): string[] {
  const byName = new Map<string, number>();
  lists.forEach((names, number) => {
    const count = counts[number] ?? 0;
    if (count > 0) for (const name of names) byName.set(name, (byName.get(name) ?? 0) + count);
  });
  return [...byName]
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .map(([name]) => name);
}
