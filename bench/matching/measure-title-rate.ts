import { jobPlaceKeys } from '../../functions/places/place-keys.ts';
import type { Job } from '../../functions/table/job.ts';
import { watcherPk } from '../../functions/table/keys.ts';
import { jobTitleKeys } from '../../functions/titles/keys.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { measureCpuMs, percentile } from '../measure/statistics.ts';

/** The median of these rounds is reported. The first round runs cold. */
const ROUNDS = 11;

/**
 * Returns titles per second of one core’s time, from the raw title to at most `maxLookups` index lookups of its
 * keys in one of the job’s places. Throws if no lookup finds anything.
 */
export function measureTitleRate(
  jobs: readonly Job[],
  index: { has(pk: string): boolean },
  maxLookups: number,
): number {
  const titles = jobs.map((job) => ({ title: job.jobTitle, place: jobPlaceKeys(job).at(-1) ?? 'remote' }));
  let hits = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const milliseconds = measureCpuMs(() => {
      for (const { title, place } of titles)
        for (const key of jobTitleKeys(parseTitle(title)).slice(0, maxLookups))
          if (index.has(watcherPk(key, place))) hits += 1;
    });
    return (titles.length / milliseconds) * 1000;
  });
  if (hits === 0) throw new Error('No lookup found anything. The index is empty.');
  return percentile(rates, 0.5);
}
