import type { PreviewHint } from '@daybreak/contract/types.ts';
import { titleKeyIndex } from '../../board/index/title-key-index.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { type ListingMatch, matchListing } from '../../matching/match-listing.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import { Fault } from '../../platform/fault.ts';
import type { User } from '../../table/user.ts';
import { titleAtAnyLevel } from '../../titles/posted-title.ts';
import { countMessages } from './count-messages.ts';
import { type Cut, cutsOf } from './cuts.ts';
import { type Removal, removalsOf, withoutCriteria } from './removals.ts';

const HOUR = 3_600_000;

/** How far back the preview looks, in hours. */
const PREVIEW_HOURS = 48;

/** How many jobs the preview shows. */
const MAX_JOBS = 30;

/** More jobs a day than this are too many to read. */
const MAX_JOBS_PER_DAY = 40;

/** The alerts a profile would have caused: the contract's AlertPreview with ids in place of cards. */
export interface Preview {
  readonly times: number;
  readonly perDay: { readonly jobs: number; readonly messages: number; readonly digests: number };
  readonly total: number;
  readonly jobIds: readonly string[];
  readonly hint: PreviewHint;
  readonly removals: readonly Removal[];
  readonly cuts: readonly Cut[];
  readonly since: string;
}

/** Returns a function that previews alerts from the listing in memory; `titlesWithKeys` keeps the keys of titles. */
export function previewer(
  titlesWithKeys = titleKeyIndex(titleAtAnyLevel),
): (listing: LiveListing, person: User) => Preview {
  return (listing, person) => {
    const until = listing.settledAt;
    const after = until - PREVIEW_HOURS * HOUR;
    const match = (user: User) => matchListing(listing, user, { after, until }, titlesWithKeys);
    const jobs = match(person).sort(newestFirst);
    const detections = jobs.map(({ detected, ...job }) => ({ ...job, at: detected }));
    const { messages, digests } = countMessages(person, detections, until);
    const hint = hintFor(jobs.length, person, (user) => match(user).length > 0);
    const candidates = match(withoutCriteria(person)).sort(newestFirst);
    return {
      times: messages + digests,
      perDay: perDay(person, { jobs: jobs.length, messages, digests }),
      total: jobs.length,
      jobIds: jobs.slice(0, MAX_JOBS).map(({ jobId }) => jobId),
      hint,
      removals: removalsOf(person, candidates, new Date(until)),
      cuts: hint === 'wide' ? cutsOf(person, candidates, new Date(until)) : [],
      since: new Date(after).toISOString(),
    };
  };
}

/** Averages what was counted. The day's messages have a limit, and the period touches three local days. */
function perDay(
  { alertSettings: { messagesADay } }: User,
  { jobs, messages, digests }: Preview['perDay'],
): Preview['perDay'] {
  const average = (count: number) => Math.round((count * 24) / PREVIEW_HOURS);
  return {
    jobs: average(jobs),
    messages: Math.min(messagesADay, average(messages)),
    digests: Math.min(1, average(digests)),
  };
}

/** Throws `Fault('NotFound')` for a person who is leaving. */
export function refuseLeaving({ leavingAt }: User): void {
  if (leavingAt) throw new Fault('NotFound', 'This account is being deleted.');
}

/** The id decides between jobs of one instant, so that every reader sees one order. */
export const newestFirst = (one: Moment, other: Moment): number =>
  other.detected - one.detected || compareIds(one.jobId, other.jobId);

type Moment = Pick<ListingMatch, 'detected' | 'jobId'>;

const compareIds = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Suggests what to change for a number of jobs in two days; `hasMatches` tells whether any job matches a profile. */
export function hintFor(jobs: number, person: User, hasMatches: (user: User) => boolean): PreviewHint {
  if (jobs > (MAX_JOBS_PER_DAY * PREVIEW_HOURS) / 24) return 'wide';
  if (jobs > 0) return 'none';
  const hasExclusions = person.excludedCompanies.length + person.excludedWords.length > 0;
  if (hasExclusions && hasMatches({ ...person, excludedCompanies: [], excludedWords: [] })) return 'excluded';
  return savedTitles(person).length === 0 ? 'untitled' : 'narrow';
}
