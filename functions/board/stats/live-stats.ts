import type {
  AlertLatency,
  LiveStats,
  RelevanceWeek,
  SourceStats,
  StatsDay,
} from '@daybreak/contract/types.ts';
import { mondayOf } from '../../table/monday-of.ts';
import type { BoardCounts, DailyAlerts, DailyCounts } from '../../table/stats.ts';
import { addLatencies, countSamples, latenciesOf, latencyPercentile } from './latency.ts';
import { averageDay, countedDay, sampleDay } from './stats-day.ts';
import type { StoredDays } from './stats-store.ts';
import { byHour, DAY, utcDay } from './utc-day.ts';

/** Days shown before today. */
const PAST_DAYS = 7;

/** Weeks of answers about alerts, with the current one. */
const WEEKS = 4;

/** The first day to read: the Monday of the first week of answers, before the days shown. */
export const firstDayNeeded = (now: number): string => mondayOf(new Date(now - (WEEKS - 1) * 7 * DAY));

const none = byHour(() => 0);
const NO_COUNTS = { jobs: { En: none, Pr: none, De: none, Ma: none, Op: none }, closed: 0 };

type PublicDays = Pick<StoredDays, 'counts' | 'alerts'>;

/** Turns stored counts into the public numbers as of an instant in epoch milliseconds. */
export function toLiveStats({ counts, alerts }: PublicDays, now: number): LiveStats {
  const dayAgo = (days: number) => utcDay(now - days * DAY);
  const first = [...counts.keys()].sort()[0];
  const past = Array.from({ length: PAST_DAYS }, (_, index) => dayAgo(PAST_DAYS - index)).flatMap(
    (date, index): StatsDay[] => {
      const row = counts.get(date);
      if (row)
        return [
          countedDay(date, row, alerts.get(date), { whole: counts.has(dayAgo(PAST_DAYS - index + 1)) }),
        ];
      return first === undefined || date < first ? [sampleDay(date)] : [];
    },
  );
  const today = first === undefined ? null : todaySoFar(dayAgo(0), { counts, alerts }, now);
  const newest = [...counts.values()].sort((one, other) => (one.countedAt < other.countedAt ? 1 : -1));
  return {
    days: today ? [...past, today] : past,
    sevenDayAverage: averageDay(past),
    today,
    sources: toSourceStats(newest.find(({ sources }) => sources)?.sources),
    latency: toAlertLatency([alerts.get(dayAgo(1)), alerts.get(dayAgo(0))]),
    relevance: toRelevance(alerts),
    asOf: newest[0]?.countedAt ?? null,
  };
}

/** The first count of today comes some minutes after midnight; until then there are no jobs. */
function todaySoFar(date: string, { counts, alerts }: PublicDays, now: number): StatsDay {
  const row: Pick<DailyCounts, 'jobs' | 'closed'> = counts.get(date) ?? NO_COUNTS;
  const hours = new Date(now).getUTCHours() + 1;
  return countedDay(date, row, alerts.get(date), { whole: counts.has(utcDay(now - DAY)), hours });
}

function toSourceStats(sources: BoardCounts | undefined): SourceStats | null {
  if (!sources) return null;
  const { states, medianAge, oldestAge, systems } = sources;
  const count = Object.values(states).reduce((sum, boards) => sum + boards, 0);
  return {
    count,
    fresh: states['fresh'] ?? 0,
    medianAgeMinutes: medianAge,
    oldestAgeMinutes: oldestAge,
    systems: systems.map(({ ats, boards, failing, ...ages }) => ({
      ats,
      count: boards,
      failing,
      medianAgeMinutes: ages.medianAge,
      p95AgeMinutes: ages.p95Age,
    })),
  };
}

function toRelevance(alerts: PublicDays['alerts']): RelevanceWeek[] {
  const weeks = Map.groupBy(alerts, ([day]) => mondayOf(new Date(day)));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return [...weeks]
    .map(([monday, days]) => ({
      monday,
      alerts: sum(days.map(([, row]) => row.alerts)),
      notRelevant: sum(days.map(([, row]) => row.notRelevant)),
    }))
    .filter((week) => week.alerts > 0)
    .sort((one, other) => (one.monday < other.monday ? -1 : 1))
    .slice(-WEEKS);
}

function toAlertLatency(rows: readonly (DailyAlerts | undefined)[]): AlertLatency {
  const counts = addLatencies(rows.map(latenciesOf));
  return {
    medianSeconds: latencyPercentile(counts, 0.5),
    p95Seconds: latencyPercentile(counts, 0.95),
    p99Seconds: latencyPercentile(counts, 0.99),
    sampled: countSamples(counts),
  };
}
