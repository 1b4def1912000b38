import type { Place } from '../places/place.ts';
import { wantedFirst } from '../places/wanted-first.ts';
import type { Job } from '../table/job.ts';

/**
 * Returns the open jobs with their wanted places first. A browser can't sort them: it doesn't know a region's places.
 */
export const openJobs = (jobs: readonly Job[], wanted: readonly Place[]): Job[] =>
  jobs
    .filter(({ closedAt }) => closedAt === null)
    .map((job) => ({ ...job, locations: wantedFirst(job.locations, wanted) }));
