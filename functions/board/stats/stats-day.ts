import type { StatsAverage, StatsDay } from '@daybreak/contract/types.ts';
import { ROLES } from '../../table/codes.ts';
import type { DailyAlerts, DailyCounts, JobCounts } from '../../table/stats.ts';
import { byHour } from './utc-day.ts';

/**
 * Invented numbers for a new deployment's page, always marked as a sample: employers post while offices in Europe and
 * America are open.
 */
const SAMPLE_JOBS: JobCounts = {
  En: [6, 5, 5, 4, 5, 7, 11, 16, 21, 23, 22, 20, 24, 38, 52, 58, 61, 60, 54, 46, 37, 28, 17, 10],
  Pr: [1, 1, 0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 5, 8, 11, 12, 12, 12, 10, 8, 6, 4, 3, 2],
  De: [0, 0, 1, 0, 0, 1, 1, 2, 2, 3, 2, 2, 3, 4, 5, 6, 6, 6, 5, 4, 3, 2, 1, 1],
  Ma: [2, 1, 1, 1, 1, 2, 4, 7, 9, 9, 8, 8, 10, 16, 22, 24, 25, 24, 21, 17, 12, 8, 5, 3],
  Op: [1, 1, 1, 0, 1, 2, 3, 5, 6, 6, 6, 5, 7, 10, 13, 14, 15, 14, 12, 9, 7, 5, 3, 2],
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Running totals. */
export function cumulative(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => {
    total += count;
    return total;
  });
}

/** The job counts of a day's first `hours` hours, altogether and by role. */
function toJobStats(date: string, counts: JobCounts, hours: number) {
  const roles = ROLES.map((role) => {
    const own = counts[role].slice(0, hours);
    return { role, jobs: sum(own), hours: own };
  });
  const all = byHour((hour) => sum(roles.map((role) => role.hours[hour] ?? 0))).slice(0, hours);
  return { date, jobs: sum(all), hours: all, cumulative: cumulative(all), roles };
}

/** A counted day; of today, only its first `hours` hours. */
export const countedDay = (
  date: string,
  row: Pick<DailyCounts, 'jobs' | 'closed'>,
  alerts: DailyAlerts | undefined,
  { whole, hours = 24 }: { readonly whole: boolean; readonly hours?: number },
): StatsDay => ({
  ...toJobStats(date, row.jobs, hours),
  sample: false,
  whole,
  closed: row.closed,
  alerts: alerts?.alerts ?? 0,
});

/** A day before the first count. */
export const sampleDay = (date: string): StatsDay => ({
  ...toJobStats(date, SAMPLE_JOBS, 24),
  sample: true,
  whole: true,
  closed: 0,
  alerts: null,
});

/** The mean of the whole counted days, or the sample until one exists. */
export function averageDay(days: readonly StatsDay[]): StatsAverage {
  const counted = days.filter(({ whole, sample }) => whole && !sample);
  const averaged = counted.length > 0 ? counted : [sampleDay('')];
  const mean = byHour((hour) => sum(averaged.map((day) => day.hours[hour] ?? 0)) / averaged.length);
  return {
    hours: mean.map(roundToTenths),
    cumulative: cumulative(mean).map(roundToTenths),
    days: counted.length,
    sample: counted.length === 0,
  };
}

const roundToTenths = (value: number): number => Math.round(value * 10) / 10;
