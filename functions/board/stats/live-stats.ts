import type { AlertLatency, LiveStats, SourceStats, StatsDay } from '@daybreak/contract/types.ts';
import type { BoardCounts, DailyAlerts, DailyCounts } from '../../table/stats.ts';
import { averageOf, countedDay, sampleDay } from './stats-day.ts';
import type { StoredDays } from './stats-store.ts';
import { byHour, DAY, utcDay } from './utc-day.ts';
import { BOUNDS, measured, together, type Waits, within } from './waits.ts';

/** The days shown before today. */
const PAST = 7;

/** The first day that must be known: the one before the oldest shown tells whether that one is whole. */
export const firstDayNeeded = (now: number): string => utcDay(now - (PAST + 1) * DAY);

const none = byHour(() => 0);
const NOTHING = { jobs: { En: none, Pr: none, De: none, Ma: none, Op: none }, closed: 0 };

/** Makes the public numbers of what is stored, at an instant in epoch milliseconds. */
export function liveStats({ counts, alerts }: StoredDays, now: number): LiveStats {
  const dayAgo = (ago: number) => utcDay(now - ago * DAY);
  const first = [...counts.keys()].sort()[0];
  const past = Array.from({ length: PAST }, (_, index) => dayAgo(PAST - index)).flatMap(
    (date, index): StatsDay[] => {
      const row = counts.get(date);
      if (row)
        return [countedDay(date, row, alerts.get(date), { whole: counts.has(dayAgo(PAST - index + 1)) })];
      return first === undefined || date < first ? [sampleDay(date)] : [];
    },
  );
  const today = first === undefined ? null : todaySoFar(dayAgo(0), { counts, alerts }, now);
  const newest = [...counts.values()].sort((one, other) => (one.countedAt < other.countedAt ? 1 : -1));
  return {
    days: today ? [...past, today] : past,
    sevenDayAverage: averageOf(past),
    today,
    sources: shownSources(newest.find(({ sources }) => sources)?.sources),
    latency: latencyOf([alerts.get(dayAgo(1)), alerts.get(dayAgo(0))]),
    asOf: newest[0]?.countedAt ?? null,
  };
}

/** Today's first count comes some minutes after midnight; until then it has nothing. */
function todaySoFar(date: string, { counts, alerts }: StoredDays, now: number): StatsDay {
  const row: Pick<DailyCounts, 'jobs' | 'closed'> = counts.get(date) ?? NOTHING;
  const hours = new Date(now).getUTCHours() + 1;
  return countedDay(date, row, alerts.get(date), { whole: counts.has(utcDay(now - DAY)), hours });
}

function shownSources(sources: BoardCounts | undefined): SourceStats | null {
  if (!sources) return null;
  const { states, medianAge, oldestAge } = sources;
  const count = Object.values(states).reduce((sum, boards) => sum + boards, 0);
  return {
    count,
    fresh: states['fresh'] ?? 0,
    medianAgeMinutes: medianAge,
    oldestAgeMinutes: oldestAge,
  };
}

function latencyOf(rows: readonly (DailyAlerts | undefined)[]): AlertLatency {
  const waits = together(rows.map(waitsOf));
  return {
    medianSeconds: within(waits, 0.5),
    p95Seconds: within(waits, 0.95),
    p99Seconds: within(waits, 0.99),
    sampled: measured(waits),
  };
}

const waitsOf = (row: DailyAlerts | undefined): Waits =>
  new Map(BOUNDS.map((bound) => [bound, row?.[`within${bound}`] ?? 0] as const));
