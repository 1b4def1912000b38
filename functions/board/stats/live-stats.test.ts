import { describe, expect, test } from '@jest/globals';
import type { DailyAlerts, DailyCounts } from '../../table/stats.ts';
import { NOON, TODAY } from './fixtures/log.ts';
import { firstDayNeeded, toLiveStats } from './live-stats.ts';
import { byHour, DAY, utcDay } from './utc-day.ts';

const none = byHour(() => 0);
const daysAgo = (ago: number) => utcDay(NOON - ago * DAY);

/** A day with one engineering job in each of its first hours and `designers` design jobs at eight. */
function counts(ago: number, { hours = 24, designers = 0, rest = {} } = {}): [string, DailyCounts] {
  const jobs = { En: byHour((hour) => (hour < hours ? 1 : 0)), Pr: none, Ma: none, Op: none };
  const De = byHour((hour) => (hour === 8 ? designers : 0));
  const key = { pk: 'STATS#daily', sk: `${daysAgo(ago)}#counts`, expiresAt: 0 };
  const countedAt = new Date(NOON - ago * DAY).toISOString();
  return [daysAgo(ago), { ...key, jobs: { ...jobs, De }, closed: 2, countedAt, ...rest }];
}
function alerts(ago: number, facts: Record<string, number>): [string, DailyAlerts] {
  const row = { pk: 'STATS#daily', sk: `${daysAgo(ago)}#alerts`, expiresAt: 0, alerts: 0, messages: 0 };
  // Named fields and bucket counts differ by name only, which the type cannot express.
  return [daysAgo(ago), { ...row, ...facts } as DailyAlerts];
}
const shown = (days: [string, DailyCounts][], alertRows: [string, DailyAlerts][] = []) =>
  toLiveStats({ counts: new Map(days), alerts: new Map(alertRows) }, NOON);
const WORKDAY = { ats: 'workday', boards: 8, failing: 1, medianAge: 6, p95Age: 40 };
const SOURCES = {
  sources: { states: { failing: 1, fresh: 5, late: 2 }, medianAge: 6, oldestAge: 44, systems: [WORKDAY] },
};

describe('the public numbers', () => {
  test('STATS-01 show a sample on a new deployment, marked as one, and nothing for today', () => {
    const stats = shown([]);
    expect(stats.days.map(({ date, sample }) => [date, sample])).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((ago) => [daysAgo(ago), true]),
    );
    expect(stats.sevenDayAverage).toMatchObject({ sample: true, days: 0 });
    expect(stats.sevenDayAverage.cumulative.at(-1)).toBe(stats.days[0]?.jobs);
    expect(stats).toMatchObject({
      today: null,
      sources: null,
      asOf: null,
      latency: { medianSeconds: null, p95Seconds: null, p99Seconds: null, sampled: 0 },
    });
  });

  test('STATS-01 count today hour by hour up to the current one, altogether and by role', () => {
    const { today, days, asOf } = shown([counts(0, { hours: 12, designers: 3 })]);
    expect(days.at(-1)).toEqual(today);
    expect(today).toMatchObject({ date: TODAY, sample: false, whole: false, jobs: 15, closed: 2 });
    expect(today?.hours).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 0]);
    expect(today?.cumulative.slice(7)).toEqual([8, 12, 13, 14, 15, 15]);
    expect(today?.roles.map(({ role, jobs }) => [role, jobs])).toEqual([
      ['En', 12],
      ['Pr', 0],
      ['De', 3],
      ['Ma', 0],
      ['Op', 0],
    ]);
    expect(asOf).toBe(new Date(NOON).toISOString());
  });

  test('STATS-01 show the sample’s average until a whole day was counted', () => {
    const { days, sevenDayAverage } = shown([counts(1, { designers: 900 }), counts(0)]);
    expect(sevenDayAverage).toEqual(shown([]).sevenDayAverage);
    expect(days.map(({ sample, whole }) => [sample, whole]).slice(-3)).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  test('STATS-01 average counted days only from the first whole day on', () => {
    const { sevenDayAverage } = shown([
      counts(3, { designers: 900 }),
      counts(2, { designers: 3 }),
      counts(1, { designers: 4 }),
      counts(0),
    ]);
    expect(sevenDayAverage).toMatchObject({ sample: false, days: 2 });
    expect(sevenDayAverage.hours).toEqual(byHour((hour) => (hour === 8 ? 4.5 : 1)));
    expect(sevenDayAverage.cumulative.at(-1)).toBe(27.5);
  });

  test('STATS-01 show no sample after a week, and leave today out of its average', () => {
    const { days, sevenDayAverage } = shown(
      Array.from({ length: 9 }, (_, ago) => counts(ago, { designers: ago === 0 ? 900 : 1 })),
    );
    expect(days.filter(({ sample }) => sample)).toEqual([]);
    expect(days).toHaveLength(8);
    expect(sevenDayAverage).toMatchObject({ days: 7, sample: false });
    expect(sevenDayAverage.cumulative.at(-1)).toBe(25);
    expect(firstDayNeeded(NOON) <= daysAgo(8)).toBe(true);
  });

  test('LEARN-01 show how many alerts were called irrelevant, by week', () => {
    const row = (notRelevant: number) => ({ alerts: 40, notRelevant });
    const { relevance } = shown([], [alerts(8, row(2)), alerts(7, row(1)), alerts(0, row(0))]);
    const total = relevance.map(({ alerts, notRelevant }) => ({ alerts, notRelevant }));
    expect(total.reduce((sum, week) => sum + week.notRelevant, 0)).toBe(3);
    expect(relevance.map(({ monday }) => new Date(monday).getUTCDay())).toEqual(relevance.map(() => 1));
    expect(relevance.at(-1)).toMatchObject(row(0));
    expect(relevance.length).toBeGreaterThan(1);
    expect(relevance.every(({ monday }) => monday >= firstDayNeeded(NOON))).toBe(true);
  });

  test('STATS-01 leave out a day that was missed after the first count', () => {
    const { days } = shown([counts(5), counts(4), counts(1), counts(0)]);
    expect(days.filter(({ sample }) => !sample).map(({ date }) => date)).toEqual([5, 4, 1, 0].map(daysAgo));
    expect(days.filter(({ sample }) => sample).map(({ date }) => date)).toEqual([7, 6].map(daysAgo));
    expect(days.at(-2)?.whole).toBe(false);
  });

  test('STATS-01 show nothing for today just after midnight, and the sources last counted', () => {
    const { today, sources } = shown([counts(1, { rest: SOURCES })]);
    expect(today).toMatchObject({ jobs: 0, sample: false });
    expect(sources).toEqual({
      count: 8,
      fresh: 5,
      medianAgeMinutes: 6,
      oldestAgeMinutes: 44,
      systems: [{ ats: 'workday', count: 8, failing: 1, medianAgeMinutes: 6, p95AgeMinutes: 40 }],
    });
  });

  test('STATS-01 take latencies from today and yesterday together', () => {
    const alertRows = [
      alerts(0, { alerts: 30, within2: 12, within30: 1 }),
      alerts(1, { within2: 7 }),
      alerts(2, { within600: 500 }),
    ];
    const { latency, today } = shown([counts(0)], alertRows);
    expect(latency).toEqual({ medianSeconds: 2, p95Seconds: 2, p99Seconds: 30, sampled: 20 });
    expect(today?.alerts).toBe(30);
  });
});
