import type { DayColumns } from '../board/index/day-columns.ts';
import type { Listing } from '../board/index/listing-index.ts';
import type { TitleKeyIndex } from '../board/index/title-key-index.ts';
import { jobPlaceKeys, watcherPlaceKeys } from '../places/place-keys.ts';
import { JOB_TYPES } from '../table/codes.ts';
import { decodeAsks } from '../table/job-asks.ts';
import type { User } from '../table/user.ts';
import { savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { companyKey } from './dream-companies.ts';
import { findExclusion } from './exclusions.ts';
import { type MatchedJob, matchRule, memoize, wantedTitle, wantsOf, watchedPlacesOf } from './match-rule.ts';

/** A job of the listing that matches, its employer and facts, and when it was detected, in epoch milliseconds. */
export interface ListingMatch {
  readonly jobId: string;
  readonly employer: string;
  readonly job: MatchedJob;
  /** The job's requirements, as `encodeAsks` writes them. */
  readonly asks: string;
  readonly detected: number;
}

/**
 * Returns the jobs detected after one instant and up to another, and open at the latter, that match the person and are
 * not excluded. The keys of the reverse index narrow them down, once for each title, company and list of places; then
 * the rule of matching decides.
 */
export function matchListing(
  listing: Listing,
  user: User,
  { after, until }: { readonly after: number; readonly until: number },
  titlesWithKeys: TitleKeyIndex,
): ListingMatch[] {
  const wants = wantsOf(user, new Date(until));
  const isMatch = matchRule(wants);
  const keys = new Set(
    wants.titles.flatMap(({ text }) => savedTitleKeys(wantedTitle(parseTitle(text), wants.areLevelsChosen))),
  );
  const candidateTitles = titlesWithKeys(listing.titles, keys);
  const dreamCompanyNumbers = new Set<number>();
  listing.companies.forEach((company, number) => {
    if (wants.companies.has(companyKey(company) ?? '')) dreamCompanyNumbers.add(number);
  });
  const mayBeInPlace = placeTest(listing, user);
  const skillsIn = memoize((asks: string) => decodeAsks(asks).skills);
  const matches: ListingMatch[] = [];
  for (const day of listing.days) {
    for (let index = 0; index < day.size; index += 1) {
      const isCandidate =
        candidateTitles[day.title[index] ?? 0] === 1 || dreamCompanyNumbers.has(day.company[index] ?? -1);
      if (!isCandidate || !isOpen(day, index, after, until)) continue;
      const isRemote = day.remote[index] === 1;
      const facts = listing.facts[day.facts[index] ?? 0] ?? {};
      if (!isRemote && !mayBeInPlace(day.places[index] ?? 0)) continue;
      const asks = listing.asks[day.asks[index] ?? 0] ?? '';
      const job = {
        jobTitle: listing.titles.at(day.title[index] ?? 0),
        fullCompanyName: listing.companies[day.company[index] ?? 0] ?? '',
        industry: listing.industries[day.industry[index] ?? 0] ?? '',
        jobType: JOB_TYPES[day.jobType[index] ?? 0] ?? 'Fu',
        locations: listing.places[day.places[index] ?? 0] ?? [],
        isRemote,
        payRanges: payInDollars(day.pay[index] ?? 0),
        skills: skillsIn(asks),
        ...facts,
      };
      const detected = (day.detected[index] ?? 0) + day.startsAt;
      if (isMatch(job) && !findExclusion(user, job))
        matches.push({
          jobId: day.idAt(index),
          employer: job.fullCompanyName,
          job,
          asks,
          detected,
        });
    }
  }
  return matches;
}

/** Whether a job was detected after `after` and up to `now`, and is open at `now`. */
function isOpen(
  { startsAt, detected, from, until }: DayColumns,
  index: number,
  after: number,
  now: number,
): boolean {
  const detectedAt = (detected[index] ?? 0) + startsAt;
  const moment = now - startsAt;
  return (
    detectedAt > after && detectedAt <= now && (from[index] ?? 0) <= moment && (until[index] ?? 0) > moment
  );
}

/** Whether a job on site with this list of places may be in one of the person's; computed once for each list. */
function placeTest(listing: Listing, user: User): (places: number) => boolean {
  const watched = new Set(watcherPlaceKeys(watchedPlacesOf(user)));
  return memoize((places) =>
    jobPlaceKeys({ locations: listing.places[places] ?? [], isRemote: false }).some((key) =>
      watched.has(key),
    ),
  );
}

/** The listing has pay in thousands of US dollars a year. */
const payInDollars = memoize((thousands: number) =>
  thousands === 0 ? [] : [{ label: '', min: null, max: thousands * 1_000, currency: 'USD', period: 'year' }],
);
