import { boundedPlaceKeys, jobPlaceKeys, withoutState } from '../places/place-keys.ts';
import type { Alert, Reason } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import { alertKey, watcherPk } from '../table/keys.ts';
import { explainTitleMatch } from '../titles/explain-title-match.ts';
import { jobTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { countSharedWords } from './count-shared-words.ts';
import { companyKey, explainCompany } from './dream-companies.ts';
import { matchRule, memoize, wantsOfWatcher } from './match-rule.ts';
import { newsFinder } from './news.ts';
import {
  type Candidate,
  FULL_RANGE,
  MAX_PER_RUN,
  type Partition,
  type RemainingSlice,
  readSlice,
  type Slice,
} from './slice.ts';
import type { Watcher } from './watcher.ts';
import type { WatcherIndex } from './watcher-index.ts';

/** How long an alert stays in the ledger after it was opened, in seconds. */
const RETENTION = 90 * 86_400;

/**
 * Whether a job is so old that an alert about it may have expired from the ledger: nobody would know that it was sent. One
 * day is left for clocks that differ.
 */
export const isTooOldToAlert = ({ jobDetected }: Pick<Job, 'jobDetected'>, now: Date): boolean =>
  now.getTime() - Date.parse(jobDetected) > (RETENTION - 86_400) * 1_000;

/** A person who matches a job, and why. */
export interface Match {
  readonly sub: string;
  readonly reason: Reason;
}

/**
 * How many lookups a job may make for the cities and states of one country; with more it reads the whole country. Half a read
 * unit each: as much as the budget of a job that finds nobody.
 */
const MAX_LOOKUPS_PER_COUNTRY = 120;

/** Returns the partitions of the reverse index that together contain every watcher who may match the job. */
export function partitionsOf(
  job: Pick<Job, 'jobTitle' | 'fullCompanyName' | 'locations' | 'isRemote'>,
): Partition[] {
  const keys = [...jobTitleKeys(parseTitle(job.jobTitle)), companyKey(job.fullCompanyName) ?? []].flat();
  const places = boundedPlaceKeys(job, MAX_LOOKUPS_PER_COUNTRY / Math.max(1, keys.length));
  return keys.flatMap((key) => places.map((place) => ({ pk: watcherPk(key, place), place })));
}

/**
 * Finds the people in a slice who match the job, each once, in the order of their hash, and returns the rest of the slice
 * if one run cannot read it all. The index finds candidates; the rule of matching decides.
 */
export async function findMatches(
  index: WatcherIndex,
  job: Job,
  slice: Slice = FULL_RANGE,
  limit = MAX_PER_RUN,
): Promise<{ matches: Match[]; rest?: RemainingSlice }> {
  const { candidates, ...remaining } = await readSlice(index, partitionsOf(job), slice, limit);
  const reasonFor = reasonFinder(job);
  const sharedWords = memoize((title: string) => countSharedWords(title, job.jobTitle));
  const found = new Map<string, FoundMatch>();
  const matchedBefore = new Set<string>();
  const jobPlaces = new Set(jobPlaceKeys(job));
  for (const { watcher, place } of candidates.flatMap((candidate) => verifyPlaces(candidate, jobPlaces))) {
    const reason = reasonFor(watcher, place);
    const { sub } = watcher;
    if (reason === 'matched before') {
      matchedBefore.add(sub);
      continue;
    }
    if (reason === undefined) continue;
    const closeness = watcher.company === undefined ? sharedWords(watcher.title) : COMPANY_CLOSENESS;
    const match = { sub, reason, sk: watcher.sk, closeness };
    const known = found.get(sub);
    if (known === undefined || saysMore(match, known)) found.set(sub, match);
  }
  const matches = [...found.values()]
    .filter(({ sub }) => !matchedBefore.has(sub))
    .sort((one, other) => (one.sk < other.sk ? -1 : 1))
    .map(({ sub, reason }) => ({ sub, reason }));
  return { matches, ...remaining };
}

/** A title says more than a company, even one that shares no word with the job's title. */
const COMPANY_CLOSENESS = -1;

/** A match, the key of its watcher, and how many words of the saved title the job's title has. */
interface FoundMatch extends Match {
  readonly sk: string;
  readonly closeness: number;
}

/**
 * Whether a reason is better than another one of the same person: the saved title that is closest to the job's. Of equals the
 * one with the lowest key, so that every run gives the same.
 */
const saysMore = (one: FoundMatch, other: FoundMatch): boolean =>
  one.closeness === other.closeness ? one.sk < other.sk : one.closeness > other.closeness;

/**
 * Returns a candidate under each key of its watched place that the job has: none if a wide partition found someone whose place
 * isn't the job's, two for a city that the job posts with its state and without.
 */
function verifyPlaces(candidate: Candidate, jobPlaces: ReadonlySet<string>): Candidate[] {
  const { watcher } = candidate;
  if (watcher.place === undefined) return [candidate];
  return [watcher.place, withoutState(watcher.place)].flatMap((place) =>
    place !== undefined && jobPlaces.has(place) ? [{ watcher, place }] : [],
  );
}

/** Yields everyone who matches the job, each once, slice by slice. */
export async function* allMatches(index: WatcherIndex, job: Job): AsyncGenerator<Match[]> {
  const seen = new Set<string>();
  for (let slice: Slice | undefined = FULL_RANGE; slice !== undefined; ) {
    const { matches, rest }: Awaited<ReturnType<typeof findMatches>> = await findMatches(index, job, slice);
    yield matches.filter(({ sub }) => !seen.has(sub));
    for (const { sub } of matches) seen.add(sub);
    slice = rest;
  }
}

/**
 * Returns why a candidate matches the job; undefined if it doesn't, and 'matched before' if it did before the job changed.
 * Judges each distinct wanted title or company once.
 */
function reasonFinder(job: Job): (watcher: Watcher, place: string) => Reason | 'matched before' | undefined {
  const matchedFrom = Date.parse(job.matchedFrom) / 1000;
  const parse = memoize(parseTitle);
  const explain = (watcher: Watcher): string | undefined => {
    if (!matchRule(wantsOfWatcher(watcher), parse)(job)) return undefined;
    return watcher.company === undefined
      ? explainTitleMatch(parse(watcher.title), parse(job.jobTitle))
      : explainCompany(watcher.company);
  };
  const news = newsFinder(job, parse);
  const explanations = new Map<string, string | undefined>();
  function explanationFor(watcher: Watcher): string | undefined {
    // Titles and companies have no line breaks, and this runs for every watcher.
    const wanted = `${watcher.title}\n${watcher.company ?? ''}\n${watcher.jobType ?? ''}`;
    const known = explanations.get(wanted);
    if (known !== undefined || explanations.has(wanted)) return known;
    const explanation = explain(watcher);
    explanations.set(wanted, explanation);
    return explanation;
  }
  return (watcher, place) => {
    if (watcher.since > matchedFrom) return undefined;
    const words = explanationFor(watcher);
    if (words === undefined) return undefined;
    const change = news(watcher, place);
    if (change === undefined) return 'matched before';
    return { title: watcher.title, place, jobType: watcher.jobType ?? '', words, change };
  };
}

/** A new alert for a match. */
export function pendingAlert(job: Job, match: Match, now: Date): Alert {
  return {
    ...alertKey(match.sub, job.jobID),
    state: 'pending',
    why: '',
    reason: match.reason,
    matchedAt: now.toISOString(),
    sentAt: null,
    messageId: null,
    expiresAt: Math.floor(now.getTime() / 1000) + RETENTION,
  };
}
