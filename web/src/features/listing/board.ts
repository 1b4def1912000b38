import type { JobCard } from './api/list-jobs.ts';
import type { BoardCounts, BoardState, JobChunk } from './board-reader.ts';
import type { VisitorClock } from './day.ts';
import { dayOf } from './posted.ts';

export interface DayGroup {
  readonly day: 'today' | 'yesterday';
  readonly heading: 'Today' | 'Yesterday';
  readonly count: number;
  readonly parts: readonly JobChunk[];
}

interface Split {
  readonly clock: VisitorClock;
  readonly today: JobChunk;
  readonly yesterday: JobChunk;
}

const splits = new WeakMap<JobChunk, Split>();

/** Cached, so that loaded jobs aren't sorted again with every page. */
function split(part: JobChunk, clock: VisitorClock): Split {
  const cached = splits.get(part);
  if (cached?.clock.date === clock.date && cached.clock.timeZone === clock.timeZone) return cached;
  const on = (day: DayGroup['day']): JobChunk => ({
    key: part.key,
    jobs: part.jobs.filter((job) => dayOf(Date.parse(job.jobDetected), clock) === day),
  });
  const daySplit: Split = { clock, today: on('today'), yesterday: on('yesterday') };
  splits.set(part, daySplit);
  return daySplit;
}

/** Groups jobs by the visitor's day. Leaves out empty days and older jobs. */
export function dayGroups(
  parts: readonly JobChunk[],
  { total, totalToday }: Pick<BoardCounts, 'total' | 'totalToday'>,
  clock: VisitorClock,
): readonly DayGroup[] {
  const on = (day: DayGroup['day']) =>
    parts.map((part) => split(part, clock)[day]).filter(({ jobs }) => jobs.length > 0);
  const groups: DayGroup[] = [
    { day: 'today', heading: 'Today', count: totalToday, parts: on('today') },
    { day: 'yesterday', heading: 'Yesterday', count: total - totalToday, parts: on('yesterday') },
  ];
  return groups.filter((group) => group.parts.length > 0);
}

export function jobsRead(parts: readonly JobChunk[]): number {
  return parts.reduce((sum, { jobs }) => sum + jobs.length, 0);
}

/** `instant` is in epoch milliseconds; `among` says which jobs it covers. */
export interface LastSeen {
  readonly instant: number;
  readonly among: 'all' | 'remote' | 'others';
}

const newest = (jobs: readonly JobCard[]) =>
  jobs.reduce((latest, job) => Math.max(latest, Date.parse(job.jobDetected)), 0);

/**
 * Returns when the newest loaded job was detected. Remote and other jobs come one after the other within a day, so
 * until both have loaded, only the first kind's newest is known.
 */
export function lastSeen({ parts, counts }: BoardState, clock: VisitorClock): LastSeen | null {
  const [newestDay] = counts === null ? [] : dayGroups(parts, counts, clock);
  const [top] = newestDay?.parts ?? [];
  const first = top?.jobs[0];
  if (newestDay === undefined || first === undefined) return null;
  const jobs = newestDay.parts.flatMap((part) => part.jobs);
  const isKnown = jobs.length >= newestDay.count || jobs.some((job) => job.isRemote !== first.isRemote);
  if (!isKnown) return { instant: newest(jobs), among: first.isRemote ? 'remote' : 'others' };
  return { instant: newest(jobs), among: 'all' };
}
