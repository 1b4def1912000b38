import type { BoardCounts, BoardState, JobChunk } from './board-reader.ts';
import type { VisitorClock } from './day.ts';
import { dayOf } from './posted.ts';

type Day = 'today' | 'yesterday';

/** Remote or other jobs of one of the visitor's days. */
export interface JobGroup {
  readonly key: string;
  readonly day: Day;
  readonly heading: string;
  readonly count: number;
  readonly parts: readonly JobChunk[];
}

type GroupKey = `${'remote' | 'others'} ${Day}`;

interface Split {
  readonly clock: VisitorClock;
  readonly groups: Record<GroupKey, JobChunk>;
}

const splits = new WeakMap<JobChunk, Split>();

/** Cached, so that loaded jobs aren't sorted again with every page. */
function split(part: JobChunk, clock: VisitorClock): Split['groups'] {
  const cached = splits.get(part);
  if (cached?.clock.date === clock.date && cached.clock.timeZone === clock.timeZone) return cached.groups;
  const only = (isRemote: boolean, day: Day): JobChunk => ({
    key: part.key,
    jobs: part.jobs.filter(
      (job) => job.isRemote === isRemote && dayOf(Date.parse(job.jobDetected), clock) === day,
    ),
  });
  const groups = {
    'remote today': only(true, 'today'),
    'remote yesterday': only(true, 'yesterday'),
    'others today': only(false, 'today'),
    'others yesterday': only(false, 'yesterday'),
  };
  splits.set(part, { clock, groups });
  return groups;
}

/**
 * Groups jobs in the board's order: remote jobs of both of the visitor's days before the others, or after
 * them. Leaves out empty groups and older jobs. A search is one group, since what fits best comes first,
 * whenever it was posted.
 */
export function jobGroups(
  parts: readonly JobChunk[],
  counts: Pick<BoardCounts, 'total' | 'totalToday' | 'totalRemote' | 'totalRemoteToday'>,
  {
    clock,
    remoteFirst,
    isSearch = false,
  }: { readonly clock: VisitorClock; readonly remoteFirst: boolean; readonly isSearch?: boolean },
): readonly JobGroup[] {
  if (isSearch) return bestMatches(parts, counts.total);
  const { total, totalToday, totalRemote, totalRemoteToday } = counts;
  const othersToday = totalToday - totalRemoteToday;
  const group = (key: GroupKey, day: Day, heading: string, count: number): JobGroup => ({
    key,
    day,
    heading,
    count,
    parts: parts.map((part) => split(part, clock)[key]).filter(({ jobs }) => jobs.length > 0),
  });
  const remote = [
    group('remote today', 'today', 'Remote · Today', totalRemoteToday),
    group('remote yesterday', 'yesterday', 'Remote · Yesterday', totalRemote - totalRemoteToday),
  ];
  const others = [
    group('others today', 'today', 'On-site and hybrid · Today', othersToday),
    group(
      'others yesterday',
      'yesterday',
      'On-site and hybrid · Yesterday',
      total - totalRemote - othersToday,
    ),
  ];
  return [...(remoteFirst ? remote : []), ...others, ...(remoteFirst ? [] : remote)].filter(
    ({ parts: own }) => own.length > 0,
  );
}

function bestMatches(parts: readonly JobChunk[], count: number): readonly JobGroup[] {
  const filled = parts.filter(({ jobs }) => jobs.length > 0);
  if (filled.length === 0) return [];
  return [{ key: 'search', day: 'today', heading: 'Best matches first', count, parts: filled }];
}

export function jobsRead(parts: readonly JobChunk[]): number {
  return parts.reduce((sum, { jobs }) => sum + jobs.length, 0);
}

/** `instant` is in epoch milliseconds; `among` says which jobs it covers. */
export interface LastSeen {
  readonly instant: number;
  readonly among: 'all' | 'remote' | 'others';
}

/**
 * Returns when the newest loaded job was detected. Remote and other jobs come one after the other, so until
 * both have loaded, only the first kind's newest is known.
 */
export function lastSeen({ parts, counts }: BoardState): LastSeen | null {
  const jobs = parts.flatMap((part) => part.jobs);
  const [first] = jobs;
  if (counts === null || first === undefined) return null;
  const instant = jobs.reduce((latest, job) => Math.max(latest, Date.parse(job.jobDetected)), 0);
  const ofItsKind = first.isRemote ? counts.totalRemote : counts.total - counts.totalRemote;
  const isKnown = ofItsKind === counts.total || jobs.some((job) => job.isRemote !== first.isRemote);
  if (isKnown) return { instant, among: 'all' };
  return { instant, among: first.isRemote ? 'remote' : 'others' };
}
