import { partitionsOf } from '../../functions/matching/match.ts';
import { jobMatches } from '../../functions/matching/match-rule.ts';
import type { Job } from '../../functions/table/job.ts';
import type { User } from '../../functions/table/user.ts';
import { measureCpuMs } from '../measure/statistics.ts';

/** The cost of finding people without a reverse index. */
export interface Baselines {
  /** Brute force checks every person against every job. Measured on one core. */
  readonly bruteForce: { readonly jobsPerSecond: number; readonly secondsPerJob: number };
  /**
   * Job boards run saved searches on a timer. This is the CPU time and RCU of running every distinct search (title key and
   * place) once, at 0.5 RCU per query.
   */
  readonly savedSearches: { readonly searches: number; readonly seconds: number; readonly readUnits: number };
}

/**
 * Measures both baselines on a sample of people and all saved searches. `size` is the total number of
 * people. Throws if no one matches any job.
 */
export function measureBaselines(
  jobs: readonly Job[],
  { people, size }: { readonly people: readonly User[]; readonly size: number },
  searches: Iterable<string>,
  now: Date,
): Baselines {
  const sample = jobs.slice(0, 20);
  let matched = 0;
  const milliseconds = measureCpuMs(() => {
    for (const job of sample) for (const user of people) if (jobMatches(user, job, now)) matched += 1;
  });
  const pairsPerSecond = (sample.length * people.length * 1000) / milliseconds;

  const posted = new Map<string, number>();
  for (const job of jobs) for (const { pk } of partitionsOf(job)) posted.set(pk, (posted.get(pk) ?? 0) + 1);
  let count = 0;
  const searching = measureCpuMs(() => {
    for (const search of searches) {
      matched += posted.get(search) ?? 0;
      count += 1;
    }
  });
  if (matched === 0) throw new Error('No one matched any job, so there is nothing to compare.');
  return {
    bruteForce: { jobsPerSecond: pairsPerSecond / size, secondsPerJob: size / pairsPerSecond },
    savedSearches: { searches: count, seconds: searching / 1000, readUnits: count / 2 },
  };
}
