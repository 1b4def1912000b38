import { placeName } from '@daybreak/contract/place-name.ts';
import type { Job } from '@daybreak/contract/types.ts';

/** The main place first. Leaves out a line that only says 'Remote', which has its own tag. */
export function cardPlaces(job: Pick<Job, 'locations' | 'jobLocation'>): readonly string[] {
  const names = [...new Set(job.locations.map(placeName))].filter((name) => name !== '');
  const [main, ...others] = names;
  if (main === undefined) return /^\s*(remote)?\s*$/i.test(job.jobLocation) ? [] : [job.jobLocation];
  if (others.length === 0) return [main];
  return [main, `also in ${others.length} other ${others.length === 1 ? 'location' : 'locations'}`];
}
