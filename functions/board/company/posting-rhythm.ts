import type { PostingRhythm } from '@daybreak/contract/types.ts';
import { COUNTED_DAYS } from '../../ingestion/registry/new-job-days.ts';
import type { NewJobDays } from '../../table/board.ts';

const DAY = 86_400_000;
const WEEK = 7;

/**
 * Returns the average number of new jobs by weekday over the whole UTC days that all counted boards have in common, at
 * most four weeks. Fewer than seven days would say nothing about some weekday.
 */
export function postingRhythm(boards: readonly NewJobDays[], now: number): PostingRhythm {
  const counted = boards.filter(({ since }) => since !== '');
  if (counted.length === 0) return { days: 0, weekdays: [] };
  const today = Math.floor(now / DAY);
  const first = Math.max(...counted.map(({ since }) => Math.floor(Date.parse(since) / DAY) + 1));
  const days = Math.min(COUNTED_DAYS, Math.max(0, today - first));
  if (days < WEEK) return { days, weekdays: [] };
  const jobs = new Array<number>(WEEK).fill(0);
  const times = new Array<number>(WEEK).fill(0);
  for (let day = today - days; day < today; day += 1) {
    const date = new Date(day * DAY);
    const weekday = (date.getUTCDay() + WEEK - 1) % WEEK;
    const name = date.toISOString().slice(0, 10);
    for (const { days: newJobs } of counted) jobs[weekday] = (jobs[weekday] ?? 0) + (newJobs[name] ?? 0);
    times[weekday] = (times[weekday] ?? 0) + 1;
  }
  return { days, weekdays: jobs.map((sum, weekday) => Math.round((10 * sum) / (times[weekday] ?? 1)) / 10) };
}
