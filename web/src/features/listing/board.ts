import type { BoardPage, JobCard } from './api/list-jobs.ts';
import type { VisitorClock } from './day.ts';
import { dayOf } from './posted.ts';

/** The jobs of one of the visitor's days that have been read so far, and how many the day has in all. */
export interface DayGroup {
  readonly day: 'today' | 'yesterday';
  readonly heading: 'Today' | 'Yesterday';
  readonly count: number;
  readonly jobs: readonly JobCard[];
}

/** The jobs of the pages read so far, in order, none twice. */
export function boardJobs(pages: readonly BoardPage[]): readonly JobCard[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((job) => [job.jobID, job])).values()];
}

/** Sets the board's jobs into the visitor's two days; days without jobs are left out, older jobs are not shown. */
export function dayGroups(pages: readonly BoardPage[], clock: VisitorClock): readonly DayGroup[] {
  const [first] = pages;
  if (first === undefined) return [];
  const jobs = boardJobs(pages);
  const on = (day: DayGroup['day']) =>
    jobs.filter((job) => dayOf(Date.parse(job.jobDetected), clock) === day);
  const groups: DayGroup[] = [
    { day: 'today', heading: 'Today', count: first.totalToday, jobs: on('today') },
    { day: 'yesterday', heading: 'Yesterday', count: first.total - first.totalToday, jobs: on('yesterday') },
  ];
  return groups.filter((group) => group.jobs.length > 0);
}

/** When the newest job was seen (epoch milliseconds), and of which jobs that is known. */
export interface LastSeen {
  readonly instant: number;
  readonly among: 'all' | 'remote' | 'others';
}

/**
 * The newest job under the filters, as far as the pages read tell. Within a day one kind (remote or not) comes
 * before the other, so until the second kind of the newest day begins, only the first kind's newest is known.
 */
export function lastSeen(pages: readonly BoardPage[], clock: VisitorClock): LastSeen | null {
  const [newestDay] = dayGroups(pages, clock);
  const first = newestDay?.jobs[0];
  if (newestDay === undefined || first === undefined) return null;
  const known =
    newestDay.jobs.length >= newestDay.count || newestDay.jobs.some((job) => job.isRemote !== first.isRemote);
  if (!known) return { instant: Date.parse(first.jobDetected), among: first.isRemote ? 'remote' : 'others' };
  return { instant: Math.max(...newestDay.jobs.map((job) => Date.parse(job.jobDetected))), among: 'all' };
}
