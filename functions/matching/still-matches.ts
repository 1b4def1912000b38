import type { Job } from '../table/job.ts';
import type { Place, User } from '../table/user.ts';
import { dreamCompanies, employerTitleKey } from './dream-companies.ts';
import { placeMatches } from './places.ts';
import { names } from './titles/names.ts';
import { parseTitle } from './titles/parse.ts';
import { savedTitles } from './watchers.ts';

/** What of a job decides whether it suits a person. */
export interface MatchedJob extends Pick<Job, 'jobTitle' | 'jobType' | 'fullCompanyName' | 'isRemote'> {
  readonly locations: readonly Place[];
}

/** What of a person decides it. */
export type MatchedUser = Pick<User, 'positions' | 'generatedPositions' | 'locations' | 'userPrefs'>;

/**
 * The rule for one person, whose titles are read once for all the jobs that are asked about. Jobs of `companies`, given
 * by their keys, suit whatever their titles.
 */
export function matcherOf(
  user: MatchedUser,
  companies: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
): (job: MatchedJob) => boolean {
  const { includeRemote, preferredJobType } = user.userPrefs;
  const places = { locations: user.locations, includeRemote };
  const saved = savedTitles(user).map(parseTitle);
  return (job) => {
    if (preferredJobType && preferredJobType !== job.jobType) return false;
    if (!placeMatches(places, { locations: job.locations, isRemote: job.isRemote }).matches) return false;
    if (companies.has(employerTitleKey(job.fullCompanyName) ?? '')) return true;
    const title = parseTitle(job.jobTitle);
    return saved.some((wanted) => names(wanted, title));
  };
}

/**
 * The whole rule of DECISIONS 7 for one person and one job, without the index: a title of the person names the
 * job's, or the person subscribes and the job's company is one of the dream companies; a place contains one of the
 * job's or both sides want remote; and the types agree where both name one.
 */
export const stillMatches = (user: User, job: Job, now: Date): boolean =>
  matcherOf(user, dreamCompanies(user, now))(job);
