import type { DayColumns } from '../board/index/day-columns.ts';
import type { Listing } from '../board/index/listing-index.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { jobPlaceKeys, watcherPlaceKeys } from '../places/place-keys.ts';
import { JOB_TYPES } from '../table/codes.ts';
import type { User } from '../table/user.ts';
import { savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse.ts';
import { dreamCompanies, employerTitleKey } from './dream-companies.ts';
import { excludedBy } from './excludes.ts';
import type { titleKeys } from './listing-title-keys.ts';
import { matcherOf } from './still-matches.ts';

/** A job that suits the person, and when it was detected, in epoch milliseconds. */
export interface FittingJob {
  readonly jobId: string;
  readonly detected: number;
}

/**
 * The jobs detected after one instant and until another, and open at that one, that suit a person who does not exclude
 * them. The keys of the reverse index say which may, each title, company and list of places once; those are judged by
 * the rule itself.
 */
export function fittingJobs(
  listing: Listing,
  user: User,
  { after, until }: { readonly after: number; readonly until: number },
  mayBeNamed: ReturnType<typeof titleKeys>,
): FittingJob[] {
  const titles = new Set(savedTitles(user).flatMap((title) => savedTitleKeys(parseTitle(title))));
  const inPlace = placeTest(listing, user);
  const companies = dreamCompanies(user, new Date(until));
  const suits = matcherOf(user, companies);
  const dreamed = numbersOf(listing, companies);
  const found: FittingJob[] = [];
  const named = mayBeNamed(listing.titles, titles);
  for (const day of listing.days) {
    for (let index = 0; index < day.size; index += 1) {
      if (named[day.title[index] ?? 0] === 0 && !dreamed.has(day.company[index] ?? -1)) continue;
      if (!isThere(day, index, after, until)) continue;
      const isRemote = day.remote[index] === 1;
      if (!inPlace(day.places[index] ?? 0, isRemote)) continue;
      const job = {
        jobTitle: listing.titles.at(day.title[index] ?? 0),
        fullCompanyName: listing.companies[day.company[index] ?? 0] ?? '',
        industry: listing.industries[day.industry[index] ?? 0] ?? '',
        jobType: JOB_TYPES[day.jobType[index] ?? 0] ?? 'Fu',
        locations: listing.places[day.places[index] ?? 0] ?? [],
        isRemote,
      };
      const detected = (day.detected[index] ?? 0) + day.startsAt;
      if (suits(job) && !excludedBy(user, job)) found.push({ jobId: day.idAt(index), detected });
    }
  }
  return found;
}

/** The companies of the listing that are some of these, by their numbers there. */
function numbersOf(
  { companies: all }: Listing,
  companies: ReturnType<typeof dreamCompanies>,
): ReadonlySet<number> {
  const numbers = new Set<number>();
  if (companies.size === 0) return numbers;
  all.forEach((company, number) => {
    if (companies.has(employerTitleKey(company) ?? '')) numbers.add(number);
  });
  return numbers;
}

function isThere(
  { startsAt: starts, detected, from, until }: DayColumns,
  index: number,
  after: number,
  now: number,
) {
  const at = (detected[index] ?? 0) + starts;
  const moment = now - starts;
  return at > after && at <= now && (from[index] ?? 0) <= moment && (until[index] ?? 0) > moment;
}

/** Whether a list of places, of a remote job or not, may hold one of the person's: asked once of each. */
function placeTest(listing: Listing, user: User): (places: number, isRemote: boolean) => boolean {
  const { locations, userPrefs } = user;
  const wanted = new Set(watcherPlaceKeys({ locations, includeRemote: userPrefs.includeRemote }));
  const known = new Map<number, boolean>();
  return (places, isRemote) => {
    const which = places * 2 + (isRemote ? 1 : 0);
    const answer = known.get(which);
    if (answer !== undefined) return answer;
    const offered = { locations: listing.places[places] ?? [], isRemote };
    const may = jobPlaceKeys(offered).some((key) => wanted.has(key));
    known.set(which, may);
    return may;
  };
}
