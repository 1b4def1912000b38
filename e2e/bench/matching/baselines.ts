import { partitionsOf } from '../../../functions/matching/match.ts';
import { jobMatches } from '../../../functions/matching/match-rule.ts';
import type { Job } from '../../../functions/table/job.ts';
import type { User } from '../../../functions/table/user.ts';
import { measureCpuMs } from '../statistics.ts';

/** The cost of finding the same people without a reverse index. */
export interface Baselines {
  /**
   * Brute force, which checks every person against every job: jobs per second on one core, and seconds per
   * job.
   */
  readonly bruteForce: { readonly jobsPerSecond: number; readonly secondsPerJob: number };
  /**
   * Saved searches, which job boards run on a timer: CPU seconds and read units of running every distinct
   * search (title key and place) once. A query costs at least 0.5 units.
   */
  readonly savedSearches: { readonly searches: number; readonly seconds: number; readonly readUnits: number };
}

/**
 * Measures both baselines on a sample of people and all saved searches. `size` is the total number of
 * people. Throws if no one matches any job.
 */
export function baselines(
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
  let asked = 0;
  const searching = measureCpuMs(() => {
    for (const search of searches) {
      matched += posted.get(search) ?? 0;
      asked += 1;
    }
  });
  if (matched === 0) throw new Error('Nobody matched anything: there is nothing to compare with.');
  return {
    bruteForce: { jobsPerSecond: pairsPerSecond / size, secondsPerJob: size / pairsPerSecond },
    savedSearches: { searches: asked, seconds: searching / 1000, readUnits: asked / 2 },
  };
}
