import { placeMatches, type WatchedPlaces } from '../places/place-match.ts';
import type { Job } from '../table/job.ts';

/** Where a person reads and applies: of a job posted in many places the employer's page for theirs, else the first. */
export function employerPage(
  person: WatchedPlaces,
  job: Pick<Job, 'postings' | 'isRemote' | 'jobUrl'>,
): string {
  const suits = ({ places }: Job['postings'][number]) =>
    placeMatches(person, { locations: places, isRemote: job.isRemote }).matches;
  return job.postings.find(suits)?.url ?? job.jobUrl;
}
