import { twoDays } from './day.ts';
import type { Filters } from './filters.ts';
import { fold, type Listed, newestFirst, searchable } from './listing-index.ts';
import { type PageToken, readToken, writeToken } from './page-token.ts';

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

/**
 * One page of the selection: by day, then remote group, then newest. A token freezes the selection at the moment of
 * its first page: what is detected later is not pushed in between, so no job is missing and none comes twice.
 */
export function pageOf(jobs: readonly Listed[], filters: Filters, now: number): Page {
  const token = filters.nextToken ? readToken(filters.nextToken, filters) : undefined;
  const asOf = token?.asOf ?? now;
  const { from, split, to } = twoDays(filters.date, filters.timeZone ?? 'UTC');
  const passes = selection(filters);
  const counts = new Map<string, number>();
  const chosen: Listed[] = [];
  let totalToday = 0;
  for (const job of jobs) {
    if (job.detected < from || job.detected >= to || job.detected > asOf || job.role !== filters.fRole)
      continue;
    for (const name of job.specializations) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (!passes(job)) continue;
    chosen.push(job);
    if (job.detected >= split) totalToday += 1;
  }
  const group = (job: Listed) => groupOf(job, split, filters.isRemote);
  chosen.sort((one, other) => group(one) - group(other) || newestFirst(one, other));
  const rest = token ? chosen.filter((job) => after(token, job, group(job))) : chosen;
  const page = rest.slice(0, PAGE);
  const last = page.at(-1);
  return {
    jobIds: page.map((job) => job.jobId),
    specializations: [...counts]
      .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
      .map(([name]) => name),
    nextToken:
      last && rest.length > PAGE
        ? writeToken({ asOf, group: group(last), detected: last.detected, jobId: last.jobId }, filters)
        : null,
    total: chosen.length,
    totalToday,
  };
}

/** Today before yesterday; within a day the wished-for remote group first, or one group where there is no wish. */
function groupOf(job: Listed, split: number, wish: boolean | null | undefined): number {
  const day = job.detected >= split ? 0 : 2;
  return wish === null || wish === undefined ? day : day + (job.remote === wish ? 0 : 1);
}

const after = (token: PageToken, job: Listed, group: number): boolean =>
  group > token.group ||
  (group === token.group &&
    (job.detected < token.detected || (job.detected === token.detected && job.jobId > token.jobId)));

/** Whether a job of the role passes the other filters. */
function selection(filters: Filters): (job: Listed) => boolean {
  const words = searchable(filters.title ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
  const place = placeFilter(filters);
  return (job) =>
    job.jobType === filters.jobType &&
    (!filters.specialization || job.specializations.includes(filters.specialization)) &&
    words.every((word) => job.words.includes(word)) &&
    place(job);
}

/** DECISIONS 24: the jobs in the place and, with remote on, also remote jobs of its country or of none. */
function placeFilter({ city, state, country, isRemote }: Filters): (job: Listed) => boolean {
  const wanted = { city: fold(city ?? ''), state: fold(state ?? ''), country: fold(country ?? '') };
  if (wanted.city === '' && wanted.state === '' && wanted.country === '') return () => true;
  const within = (part: 'city' | 'state' | 'country', value: string) =>
    wanted[part] === '' || wanted[part] === fold(value);
  return (job) =>
    job.places.some(
      (place) =>
        within('city', place.city) && within('state', place.state) && within('country', place.country),
    ) ||
    (isRemote === true &&
      job.remote &&
      (job.places.length === 0 ||
        job.places.some((place) => place.country === '' || within('country', place.country))));
}
