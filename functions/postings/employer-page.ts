import { placeMatches, type WatchedPlaces } from '../places/place-match.ts';
import type { Job } from '../table/job.ts';

/** Returns the URL of the first posting in one of the person's places, else of the job's first posting. */
export function employerPage(
  person: WatchedPlaces,
  job: Pick<Job, 'postings' | 'isRemote' | 'jobUrl'>,
): string {
  const isInTheirPlaces = ({ places }: Job['postings'][number]) =>
    placeMatches(person, { locations: places, isRemote: job.isRemote }).matches;
  return job.postings.find(isInTheirPlaces)?.url ?? job.jobUrl;
}
