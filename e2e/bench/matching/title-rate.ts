import { jobPlaceKeys } from '../../../functions/places/place-keys.ts';
import type { Job } from '../../../functions/table/job.ts';
import { watcherPk } from '../../../functions/table/keys.ts';
import { jobTitleKeys } from '../../../functions/titles/keys.ts';
import { parseTitle } from '../../../functions/titles/parse-title.ts';
import { measureCpuMs, percentile } from '../statistics.ts';

/** The median of these rounds is reported. The first round runs cold. */
const ROUNDS = 11;

/**
 * Returns titles per second of one core’s time, from the raw title to at most `looks` index lookups of its
 * keys in one of the job’s places. Throws if no lookup finds anything.
 */
export function titlesPerSecond(
  jobs: readonly Job[],
  index: { has(pk: string): boolean },
  looks: number,
): number {
  const asked = jobs.map((job) => ({ title: job.jobTitle, place: jobPlaceKeys(job).at(-1) ?? 'remote' }));
  let present = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const milliseconds = measureCpuMs(() => {
      for (const { title, place } of asked)
        for (const key of jobTitleKeys(parseTitle(title)).slice(0, looks))
          if (index.has(watcherPk(key, place))) present += 1;
    });
    return (asked.length / milliseconds) * 1000;
  });
  if (present === 0) throw new Error('No probe found anything: the index is empty.');
  return percentile(rates, 0.5);
}
