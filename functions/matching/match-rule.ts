import { savedTitles } from '../members/saved-titles.ts';
import { placeMatches, type WatchedPlaces } from '../places/place-match.ts';
import { withoutEmpty } from '../platform/without-empty.ts';
import type { Level } from '../table/codes.ts';
import type { MatchedFacts } from '../table/job.ts';
import type { Place, User } from '../table/user.ts';
import { isAtLevel } from '../titles/levels-of-title.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { postedTitle } from '../titles/posted-title.ts';
import { territoriesOf } from '../titles/territories.ts';
import type { Title } from '../titles/title.ts';
import { titleMatches } from '../titles/title-match.ts';
import { type Terms, termsOf, unmetTerm, wantedLevels } from './criteria.ts';
import { companyKey, dreamCompanies } from './dream-companies.ts';

/** The facts of a job that matching compares. */
export interface MatchedJob extends Readonly<Omit<MatchedFacts, 'locations' | 'skills'>> {
  readonly locations: readonly Readonly<Place>[];
  readonly skills?: readonly string[];
}

/** The facts of a job with which its title is read. */
export type TitledJob = Pick<MatchedJob, 'jobTitle' | 'levels' | 'locations'> &
  Partial<Pick<MatchedJob, 'jobType'>>;

/** A saved title, and the levels that its person wants of such jobs; empty for all. */
export interface WantedTitle {
  readonly text: string;
  readonly levels: readonly Level[];
}

/** The jobs that somebody wants to hear about. */
export interface Wants {
  readonly titles: readonly WantedTitle[];
  /** Dream companies, by key. */
  readonly companies: Pick<ReadonlyMap<string, unknown>, 'has'>;
  readonly companyLevels: readonly Level[];
  /** The levels were chosen, so that they decide and not the level in a saved title. */
  readonly areLevelsChosen: boolean;
  readonly terms: Terms;
  /** Absent where the places are known to match. */
  readonly places?: WatchedPlaces;
}

/**
 * The rule of matching, for one set of wants and many jobs: the job meets the terms, the places match, and
 * the job's title names a wanted one or its company is a dream company, at a wanted level. Each title,
 * company and list of places is judged once.
 */
export function matchRule(wants: Wants): (job: MatchedJob) => boolean {
  const { places, companies, companyLevels, terms } = wants;
  const isNamed = titleTest(wants);
  const isNear = placeTest(places);
  const isDreamCompany = memoize((company: string) => companies.has(companyKey(company) ?? ''));
  return (job) =>
    isNear(job) &&
    ((isDreamCompany(job.fullCompanyName) && isAtLevel(companyLevels, job.levels)) || isNamed(job)) &&
    unmetTerm(terms, job) === undefined;
}

/** Whether a job's title names a wanted one at a wanted level. */
export function titleTest({
  titles,
  areLevelsChosen,
}: Pick<Wants, 'titles' | 'areLevelsChosen'>): (job: TitledJob) => boolean {
  const wanted = titles.map(({ text, levels }) => ({
    title: wantedTitle(parseTitle(text), areLevelsChosen),
    levels,
  }));
  const known = new Map<string, boolean>();
  const namesTerritory = wanted.some(({ title }) => title.territories.length > 0);
  return ({ jobTitle, levels = [], locations, jobType }) => {
    const where = namesTerritory ? territoriesOf(locations) : [];
    const key = `${where.join()}\n${levels.join()}\n${jobType}\n${jobTitle}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const posted = postedTitle({ jobTitle, levels, locations, ...withoutEmpty({ jobType }) });
    const isWanted = wanted.some((one) => isAtLevel(one.levels, levels) && titleMatches(one.title, posted));
    known.set(key, isWanted);
    return isWanted;
  };
}

/** A saved title as jobs are compared with it: chosen levels take the place of the one that it names. */
export const wantedTitle = (saved: Title, areLevelsChosen: boolean): Title =>
  areLevelsChosen && saved.levels.length > 0 ? { ...saved, levels: [] } : saved;

function placeTest(watched: WatchedPlaces | undefined): (job: MatchedJob) => boolean {
  if (watched === undefined) return () => true;
  const isNear = (isRemote: boolean) =>
    memoize((territory: MatchedJob['territory']) =>
      memoize(
        (locations: MatchedJob['locations']) =>
          placeMatches(watched, { locations, isRemote, ...withoutEmpty({ territory }) }).matches,
      ),
    );
  const [remote, onSite] = [isNear(true), isNear(false)(undefined)];
  return ({ locations, isRemote, territory }) =>
    isRemote ? remote(territory)(locations) : onSite(locations);
}

/** The places that a profile watches. */
export const watchedPlacesOf = ({ locations, userPrefs, criteria }: User): WatchedPlaces => ({
  locations,
  includeRemote: userPrefs.includeRemote,
  includeUnstatedTerritory: criteria.includeUnstatedTerritory,
});

/** The wants of a profile as of an instant; dream companies count for subscribers only. */
export const wantsOf = (user: User, now: Date): Wants => ({
  titles: savedTitles(user).map((text) => ({ text, levels: wantedLevels(user, text) })),
  companies: dreamCompanies(user, now),
  companyLevels: wantedLevels(user, ''),
  areLevelsChosen: user.criteria.levels !== null,
  terms: termsOf(user),
  places: watchedPlacesOf(user),
});

/** Whether a job matches a person, decided without the reverse index. */
export const jobMatches = (user: User, job: MatchedJob, now: Date): boolean =>
  matchRule(wantsOf(user, now))(job);

/** Remembers the results of a function of one argument. */
export function memoize<Argument, Result>(
  work: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new Map<Argument, { readonly result: Result }>();
  return (argument) => {
    const known = results.get(argument);
    if (known !== undefined) return known.result;
    const result = work(argument);
    results.set(argument, { result });
    return result;
  };
}
