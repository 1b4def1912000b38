import { savedTitles } from '../members/saved-titles.ts';
import { placeMatches, type WatchedPlaces } from '../places/place-match.ts';
import type { JobType } from '../table/codes.ts';
import type { Job } from '../table/job.ts';
import type { Place, User } from '../table/user.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { titleMatches } from '../titles/title-match.ts';
import { companyKey, dreamCompanies } from './dream-companies.ts';
import type { Watcher } from './watcher.ts';

/** The facts of a job that matching compares. */
export interface MatchedJob extends Pick<Job, 'jobTitle' | 'jobType' | 'fullCompanyName' | 'isRemote'> {
  readonly locations: readonly Place[];
}

/** The jobs that somebody wants to hear about. */
export interface Wants {
  readonly titles: readonly string[];
  /** Dream companies, by key. */
  readonly companies: Pick<ReadonlyMap<string, unknown>, 'has'>;
  /** Null for any type. */
  readonly jobType: JobType | null;
  /** Absent where the places are known to match. */
  readonly places?: WatchedPlaces;
}

/**
 * The rule of matching, for one set of wants and many jobs: the job types agree, the places match, and the job's title
 * names a wanted one or its company is a dream company. Each title, company and list of places is judged once.
 */
export function matchRule(wants: Wants, parse = parseTitle): (job: MatchedJob) => boolean {
  const { places, companies, jobType: wantedType } = wants;
  const wantedTitles = wants.titles.map(parse);
  const isNear = (isRemote: boolean) =>
    memoize(
      (locations: readonly Place[]) => !places || placeMatches(places, { locations, isRemote }).matches,
    );
  const [isNearRemote, isNearOnSite] = [isNear(true), isNear(false)];
  const isDreamCompany = memoize((company: string) => companies.has(companyKey(company) ?? ''));
  const isWantedTitle = memoize((jobTitle: string) => {
    const title = parse(jobTitle);
    return wantedTitles.some((wanted) => titleMatches(wanted, title));
  });
  return ({ jobType, isRemote, locations, fullCompanyName, jobTitle }) =>
    (wantedType === null || wantedType === jobType) &&
    (isRemote ? isNearRemote : isNearOnSite)(locations) &&
    (isDreamCompany(fullCompanyName) || isWantedTitle(jobTitle));
}

/** The wants of a profile as of an instant; dream companies count for subscribers only. */
export const wantsOf = (user: User, now: Date): Wants => ({
  titles: savedTitles(user),
  companies: dreamCompanies(user, now),
  jobType: user.userPrefs.preferredJobType,
  places: { locations: user.locations, includeRemote: user.userPrefs.includeRemote },
});

/** The wants of one watcher, whose place is known to match. */
export function wantsOfWatcher({
  title,
  company,
  jobType,
}: Pick<Watcher, 'title' | 'company' | 'jobType'>): Wants {
  const key = company === undefined ? undefined : companyKey(company);
  return {
    titles: company === undefined ? [title] : [],
    companies: new Set(key === undefined ? [] : [key]),
    jobType: jobType ?? null,
  };
}

/** Whether a job matches a person, decided without the reverse index. */
export const jobMatches = (user: User, job: MatchedJob, now: Date): boolean =>
  matchRule(wantsOf(user, now))(job);

/** Remembers the results of a function of one argument. */
export function memoize<Argument, Result>(
  work: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new Map<Argument, { readonly result: Result }>();
  return (argument) => {
    const known = results.get(argument) ?? { result: work(argument) };
    results.set(argument, known);
    return known.result;
  };
}
