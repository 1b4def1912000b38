import { boundedPlaceKeys } from '../places/place-keys.ts';
import type { Alert, Reason } from '../table/alert.ts';
import type { Job, MatchedFacts } from '../table/job.ts';
import { asksOf, encodeAsks } from '../table/job-asks.ts';
import { alertKey } from '../table/keys.ts';
import { jobTitleKeys } from '../titles/keys.ts';
import { postedTitle } from '../titles/posted-title.ts';
import { type BestOfEach, bestOfEach } from './best-of-each.ts';
import { COMPANY_CLOSENESS } from './closeness.ts';
import { countSharedWords } from './count-shared-words.ts';
import { companyKey } from './dream-companies.ts';
import { type Outcome, outcomeRule, saysMore } from './outcome.ts';
import type { Partition } from './partition.ts';
import { reasonRule } from './reason.ts';
import { FULL_RANGE, MAX_PER_RUN, type RemainingSlice, readSlice, type Slice } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';

/** How long an alert stays in the ledger after it was opened, in seconds. */
const RETENTION = 90 * 86_400;

/**
 * Whether a job is so old that an alert about it may have expired from the ledger: nobody would know that it
 * was sent. One day is left for clocks that differ.
 */
export const isTooOldToAlert = ({ jobDetected }: Pick<Job, 'jobDetected'>, now: Date): boolean =>
  now.getTime() - Date.parse(jobDetected) > (RETENTION - 86_400) * 1_000;

/** A person who matches a job, and why. */
export interface Match {
  readonly sub: string;
  readonly reason: Reason;
}

/**
 * How many lookups a job may make for the cities and states of one country; with more it reads the whole
 * country. Half a read unit each: as much as the budget of a job that finds nobody.
 */
const MAX_LOOKUPS_PER_COUNTRY = 120;

/** Returns the partitions of the reverse index that together contain every watcher who may match the job. */
export function partitionsOf(
  job: Pick<MatchedFacts, 'jobTitle' | 'levels' | 'fullCompanyName' | 'locations' | 'isRemote' | 'territory'>,
  posted = postedTitle(job),
): Partition[] {
  const keys = [...jobTitleKeys(posted), companyKey(job.fullCompanyName) ?? []].flat();
  const places = boundedPlaceKeys(job, MAX_LOOKUPS_PER_COUNTRY / Math.max(1, keys.length));
  return keys.flatMap((key) => places.map((place) => ({ key, place })));
}

/** Everyone in a slice who may match a job, with the outcome that says most, and the rest of the slice. */
interface Found {
  readonly outcomes: BestOfEach<Outcome>;
  readonly rest?: RemainingSlice;
}

/**
 * Finds everyone in a slice whose watchers match the job, whether or not they follow an unconfirmed board. The index finds
 * candidates; the rule of matching decides. Returns the rest of the slice if one run cannot read it all.
 */
export async function findOutcomes(
  index: Pick<WatcherIndex, 'query'>,
  job: Job,
  slice: Slice,
  limit: number,
  posted = postedTitle(job),
): Promise<Found> {
  const { found, ...remaining } = await readSlice(index, partitionsOf(job, posted), slice, limit);
  const outcomesIn = outcomeRule(job, posted);
  const pages = found.map(({ page, place }) => ({
    page,
    outcomes: page.columns.wanted.map(outcomesIn(place)),
  }));
  return { outcomes: bestOfEach(pages, Date.parse(job.matchedFrom) / 1000, saysMore), ...remaining };
}

/**
 * Lists the people in a slice who match the job, each once, and returns the rest of the slice if one run cannot read it
 * all. A job of an unconfirmed board matches only people who follow the board.
 */
export async function findMatches(
  index: WatcherIndex,
  job: Job,
  slice: Slice = FULL_RANGE,
  limit = MAX_PER_RUN,
): Promise<{ matches: Match[]; rest?: RemainingSlice }> {
  const posted = postedTitle(job);
  const { outcomes, ...remaining } = await findOutcomes(index, job, slice, limit, posted);
  const followers = job.audience === '' ? undefined : await index.followersOf(job.audience);
  const reasonOf = reasonRule(job, posted);
  const matches: Match[] = [];
  outcomes.visitPeople((sub, outcome) => {
    if (outcome.change === undefined || followers?.has(sub) === false) return;
    outcome.reason ??= reasonOf(outcome);
    matches.push({ sub, reason: outcome.reason });
  });
  return { matches, ...remaining };
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
