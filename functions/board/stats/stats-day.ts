import type { StatsAverage, StatsDay } from '@daybreak/contract/types.ts';
import { ROLES } from '../../table/codes.ts';
import type { DailyAlerts, DailyCounts, JobCounts } from '../../table/stats.ts';
import { SAMPLE_DAY } from './sample.ts';
import { byHour } from './utc-day.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The counts added up from the first one on. */
export function cumulative(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => {
    total += count;
    return total;
  });
}

/** Of a day whose first `hours` hours have begun. */
function shown(date: string, counts: JobCounts, hours: number) {
  const roles = ROLES.map((role) => {
    const own = counts[role].slice(0, hours);
    return { role, jobs: sum(own), hours: own };
  });
  const all = byHour((hour) => sum(roles.map((role) => role.hours[hour] ?? 0))).slice(0, hours);
  return { date, jobs: sum(all), hours: all, cumulative: cumulative(all), roles };
}

/** A day that was counted; today's first `hours` hours have begun. */
export const countedDay = (
  date: string,
  row: Pick<DailyCounts, 'jobs' | 'closed'>,
  alerts: DailyAlerts | undefined,
  { whole, hours = 24 }: { readonly whole: boolean; readonly hours?: number },
): StatsDay => ({
  ...shown(date, row.jobs, hours),
  sample: false,
  whole,
  closed: row.closed,
  alerts: alerts?.alerts ?? 0,
});

/** A day before the first count. */
export const sampleDay = (date: string): StatsDay => ({
  ...shown(date, SAMPLE_DAY, 24),
  sample: true,
  whole: true,
  closed: 0,
  alerts: null,
});

/** The mean of the whole days that were counted among these; the sample only while there is none. */
export function averageOf(days: readonly StatsDay[]): StatsAverage {
  const counted = days.filter(({ whole, sample }) => whole && !sample);
  const taken = counted.length > 0 ? counted : [sampleDay('')];
  const mean = byHour((hour) => sum(taken.map((day) => day.hours[hour] ?? 0)) / taken.length);
  return {
    hours: mean.map(tenths),
    cumulative: cumulative(mean).map(tenths),
    days: counted.length,
    sample: counted.length === 0,
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
