import { savedTitles } from '../members/saved-titles.ts';
import { placeMatches } from '../places/place-match.ts';
import type { Job } from '../table/job.ts';
import type { Place, User } from '../table/user.ts';
import { names } from '../titles/names.ts';
import { parseTitle } from '../titles/parse.ts';
import { dreamCompanies, employerTitleKey } from './dream-companies.ts';

/** What of a job decides whether it suits a person. */
export interface MatchedJob extends Pick<Job, 'jobTitle' | 'jobType' | 'fullCompanyName' | 'isRemote'> {
  readonly locations: readonly Place[];
}

/** What of a person decides it. */
export type MatchedUser = Pick<User, 'positions' | 'generatedPositions' | 'locations' | 'userPrefs'>;

/**
 * The rule for one person and many jobs: each title, list of places and company is judged once. Jobs of `companies`,
 * given by their keys, suit whatever their titles.
 */
export function matcherOf(
  user: MatchedUser,
  companies: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
): (job: MatchedJob) => boolean {
  const { includeRemote, preferredJobType } = user.userPrefs;
  const places = { locations: user.locations, includeRemote };
  const saved = savedTitles(user).map(parseTitle);
  const isNear = (isRemote: boolean) =>
    remembered((locations: readonly Place[]) => placeMatches(places, { locations, isRemote }).matches);
  const [remoteIsNear, otherIsNear] = [isNear(true), isNear(false)];
  const isDream = remembered((company: string) => companies.has(employerTitleKey(company) ?? ''));
  const isNamed = remembered((jobTitle: string) => {
    const title = parseTitle(jobTitle);
    return saved.some((wanted) => names(wanted, title));
  });
  return ({ jobType, isRemote, locations, fullCompanyName, jobTitle }) =>
    (!preferredJobType || preferredJobType === jobType) &&
    (isRemote ? remoteIsNear : otherIsNear)(locations) &&
    (isDream(fullCompanyName) || isNamed(jobTitle));
}

function remembered<Asked>(ask: (asked: Asked) => boolean): (asked: Asked) => boolean {
  const known = new Map<Asked, boolean>();
  return (asked) => {
    const answer = known.get(asked) ?? ask(asked);
    known.set(asked, answer);
    return answer;
  };
}

/**
 * The whole rule of matching for one person and one job, without the index: a title of the person names the
 * job's, or the person subscribes and the job's company is one of the dream companies; a place contains one of the
 * job's or both sides want remote; and the types agree where both name one.
 */
export const stillMatches = (user: User, job: Job, now: Date): boolean =>
  matcherOf(user, dreamCompanies(user, now))(job);
