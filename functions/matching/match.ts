import { boundedPlaceKeys, isRemoteKey, jobPlaceKeys, withoutState } from '../places/place-keys.ts';
import type { Alert, Reason } from '../table/alert.ts';
import type { Job, MatchedFacts } from '../table/job.ts';
import { asksOf, encodeAsks } from '../table/job-asks.ts';
import { alertKey, watcherPk } from '../table/keys.ts';
import { jobTitleKeys } from '../titles/keys.ts';
import { parseSavedTitle } from '../titles/parse-title.ts';
import { postedTitle } from '../titles/posted-title.ts';
import { countSharedWords } from './count-shared-words.ts';
import { companyKey, explainCompany } from './dream-companies.ts';
import { remoteTest } from './homes.ts';
import { matchRule, wantsOfWatcher } from './match-rule.ts';
import { matchWords, placeWordsOfKey } from './match-words.ts';
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
import { decodeDemands } from './watcher-demands.ts';
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
  job: Pick<MatchedFacts, 'jobTitle' | 'levels' | 'fullCompanyName' | 'locations' | 'isRemote' | 'territory'>,
): Partition[] {
  const keys = [...jobTitleKeys(postedTitle(job)), companyKey(job.fullCompanyName) ?? []].flat();
  const places = boundedPlaceKeys(job, MAX_LOOKUPS_PER_COUNTRY / Math.max(1, keys.length));
  return keys.flatMap((key) => places.map((place) => ({ pk: watcherPk(key, place), place })));
}

/**
 * Finds the people in a slice who match the job, each once, in the order of their hash, and returns the rest of the slice
 * if one run cannot read it all. The index finds candidates; the rule of matching decides. A job of an unconfirmed board
 * matches only people who follow the board.
 */
export async function findMatches(
  index: WatcherIndex,
  job: Job,
  slice: Slice = FULL_RANGE,
  limit = MAX_PER_RUN,
): Promise<{ matches: Match[]; rest?: RemainingSlice }> {
  const { candidates, ...remaining } = await readSlice(index, partitionsOf(job), slice, limit);
  const followers = job.audience === '' ? undefined : await index.followersOf(job.audience);
  const judge = judgeOf(job);
  const news = newsFinder(job, parseSavedTitle);
  const matchedFrom = Date.parse(job.matchedFrom) / 1000;
  const jobPlaces = placesTest(job);
  const found = new Map<string, FoundMatch>();
  const matchedBefore = new Set<string>();
  for (const candidate of candidates) {
    const { watcher } = candidate;
    if (watcher.since > matchedFrom || followers?.has(watcher.sub) === false) continue;
    const judgment = judge(watcher);
    if (!judgment.isMatch) continue;
    for (const place of jobPlaces(candidate)) {
      const change = news(watcher, place);
      if (change === undefined) matchedBefore.add(watcher.sub);
      else {
        const known = found.get(watcher.sub);
        if (known === undefined || saysMore(watcher, judgment, known))
          found.set(watcher.sub, { watcher, place, change, judgment });
      }
    }
  }
  const matches = [...found.values()]
    .filter(({ watcher }) => !matchedBefore.has(watcher.sub))
    .sort((one, other) => (one.watcher.sk < other.watcher.sk ? -1 : 1))
    .map(({ watcher, place, change, judgment }) => ({
      sub: watcher.sub,
      reason: {
        title: watcher.title,
        place,
        jobType: wantedTypeOf(watcher),
        words: judgment.explain(place),
        change,
      },
    }));
  return { matches, ...remaining };
}

/** A title says more than a company, even one that shares no word with the job's title. */
const COMPANY_CLOSENESS = -1;

/** Whether a wanted title or company matches a job, how close it is to the job's title, and why it matches. */
interface Judgment {
  readonly isMatch: boolean;
  readonly closeness: number;
  /** By the key of the place that matched. */
  readonly explain: (place: string) => string;
}

/** The best watcher of a person so far. */
interface FoundMatch {
  readonly watcher: Watcher;
  readonly place: string;
  readonly change: string;
  readonly judgment: Judgment;
}

/**
 * Whether a watcher gives a better reason than another one of the same person: the saved title that is closest to the job's. Of
 * equals the one with the lowest key, so that every run gives the same.
 */
const saysMore = (watcher: Watcher, { closeness }: Judgment, known: FoundMatch): boolean =>
  closeness === known.judgment.closeness
    ? watcher.sk < known.watcher.sk
    : closeness > known.judgment.closeness;

const minPayOf = ({ demandsCode }: Watcher): number => decodeDemands(demandsCode).terms.minPay;

/** The one job type that a watcher wants, or ''. */
function wantedTypeOf({ demandsCode }: Watcher): string {
  const { jobTypes } = decodeDemands(demandsCode).terms;
  return jobTypes.length === 1 ? `${jobTypes[0]}` : '';
}

/**
 * Returns the keys of a candidate's watched place that the job has: none if a wide partition found someone whose place isn't
 * the job's, or a remote one someone who lives outside its territory; two for a city that the job posts with its state and
 * without.
 */
function placesTest(job: MatchedFacts): (candidate: Candidate) => string[] {
  const jobPlaces = new Set(jobPlaceKeys(job));
  const isOpenTo = remoteTest(job);
  return ({ watcher, place }) => {
    if (isRemoteKey(place)) return isOpenTo(watcher) ? [place] : [];
    if (watcher.place === undefined) return [place];
    return [watcher.place, withoutState(watcher.place)].filter(
      (one): one is string => one !== undefined && jobPlaces.has(one),
    );
  };
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

/** Returns a function that judges the wanted title or company of watchers, each distinct one once for all equal demands. */
function judgeOf(job: Job): (watcher: Watcher) => Judgment {
  const byWanted = new Map<string, Map<string, Judgment>>();
  const judge = (watcher: Watcher): Judgment => {
    const { title, company } = watcher;
    return {
      isMatch: matchRule(wantsOfWatcher(watcher), parseSavedTitle)(job),
      closeness: company === undefined ? countSharedWords(title, job.jobTitle) : COMPANY_CLOSENESS,
      explain: (place) =>
        company === undefined
          ? matchWords(job, { title, place: placeWordsOfKey(job, place), minPay: minPayOf(watcher) })
          : explainCompany(company),
    };
  };
  return (watcher) => {
    // A title has no line breaks.
    const wanted = watcher.company === undefined ? watcher.title : `\n${watcher.company}`;
    const byDemands = byWanted.get(wanted) ?? new Map<string, Judgment>();
    byWanted.set(wanted, byDemands);
    const known = byDemands.get(watcher.demandsCode) ?? judge(watcher);
    byDemands.set(watcher.demandsCode, known);
    return known;
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
    employer: job.fullCompanyName,
    closeness:
      match.reason.title === '' ? COMPANY_CLOSENESS : countSharedWords(match.reason.title, job.jobTitle),
    asks: encodeAsks(asksOf(job)),
    sentAt: null,
    messageId: null,
    expiresAt: Math.floor(now.getTime() / 1000) + RETENTION,
  };
}
