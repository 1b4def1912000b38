import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { placeMatches } from './places.ts';
import { names } from './titles/names.ts';
import { parseTitle } from './titles/parse.ts';
import { savedTitles } from './watchers.ts';

/**
 * The whole rule of DECISIONS 7 for one person and one job, without the index: a title of the person names the
 * job's, a place contains one of the job's or both sides want remote, and the types agree where both name one.
 */
export function stillMatches(user: User, job: Job): boolean {
  const { includeRemote, preferredJobType } = user.userPrefs;
  if (preferredJobType && preferredJobType !== job.jobType) return false;
  const places = { locations: user.locations, includeRemote };
  if (!placeMatches(places, { locations: job.locations, isRemote: job.isRemote }).matches) return false;
  const title = parseTitle(job.jobTitle);
  return savedTitles(user).some((saved) => names(parseTitle(saved), title));
}
