import { nearestFirst } from '@daybreak/contract/nearest-first.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { Job, Location } from '@daybreak/contract/types.ts';

/** The reader's place first, or else the main one. Leaves out a line that only says 'Remote', which has its own tag. */
export function cardPlaces(
  job: Pick<Job, 'locations' | 'jobLocation'>,
  wanted: readonly Location[] = [],
): readonly string[] {
  const names = [...new Set(nearestFirst(job.locations, wanted).map(placeName))].filter(
    (name) => name !== '',
  );
  const [main, ...others] = names;
  if (main === undefined) return /^\s*(remote)?\s*$/i.test(job.jobLocation) ? [] : [job.jobLocation];
  if (others.length === 0) return [main];
  return [main, `also in ${others.length} other ${others.length === 1 ? 'location' : 'locations'}`];
}
