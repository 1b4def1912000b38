import type { PreviewHint } from '@daybreak/contract/types.ts';
import { titleKeyIndex } from '../../board/index/title-key-index.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { matchListing } from '../../matching/match-listing.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { User } from '../../table/user.ts';
import { countMessages } from './count-messages.ts';

const HOUR = 3_600_000;

/** How far back the preview looks, in hours. */
const PREVIEW_HOURS = 48;

/** How many jobs the preview shows. */
const MAX_JOBS = 30;

/** More jobs a day than this are too many to read. */
const MAX_JOBS_PER_DAY = 40;

/** The alerts a profile would have caused: the contract's AlertPreview without the cards. */
export interface Preview {
  readonly times: number;
  readonly total: number;
  readonly jobIds: readonly string[];
  readonly hint: PreviewHint;
  readonly since: string;
}

/** Returns a function that previews alerts from the listing in memory; it keeps the keys of titles. */
export function previewer(): (listing: LiveListing, person: User) => Preview {
  const titlesWithKeys = titleKeyIndex();
  return (listing, person) => {
    const until = listing.settledAt;
    const after = until - PREVIEW_HOURS * HOUR;
    const match = (user: User) => matchListing(listing, user, { after, until }, titlesWithKeys);
    const jobs = match(person).sort(
      (one, other) => other.detected - one.detected || (one.jobId < other.jobId ? -1 : 1),
    );
    const detections = jobs.map(({ detected }) => detected);
    return {
      times: countMessages(person, detections, until),
      total: jobs.length,
      jobIds: jobs.slice(0, MAX_JOBS).map(({ jobId }) => jobId),
      hint: hintFor(
        jobs.length,
        person,
        () => match({ ...person, excludedCompanies: [], excludedWords: [] }).length > 0,
      ),
      since: new Date(after).toISOString(),
    };
  };
}

/** Suggests what to change; `matchesExcluded` tells whether excluded jobs would match. */
function hintFor(jobs: number, person: User, matchesExcluded: () => boolean): PreviewHint {
  if (jobs > (MAX_JOBS_PER_DAY * PREVIEW_HOURS) / 24) return 'wide';
  if (jobs > 0) return 'none';
  const hasExclusions = person.excludedCompanies.length + person.excludedWords.length > 0;
  if (hasExclusions && matchesExcluded()) return 'excluded';
  return savedTitles(person).length === 0 ? 'untitled' : 'narrow';
}
