import type { PreviewHint } from '@daybreak/contract/types.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { matchListing, titleKeyIndex } from '../../matching/match-listing.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { User } from '../../table/user.ts';
import { messagesUntil } from './messages.ts';

const HOUR = 3_600_000;

/** How far back a preview looks. */
const HOURS = 48;

/** How many jobs are shown. */
const SHOWN = 30;

/** More jobs than this in a day are more than a person would read. */
const VERY_MANY_A_DAY = 40;

/** What a profile would have been alerted to; the contract's AlertPreview without the cards. */
export interface Preview {
  readonly times: number;
  readonly total: number;
  readonly jobIds: readonly string[];
  readonly hint: PreviewHint;
  readonly since: string;
}

/** Makes previews of a listing in memory, and remembers what it has found out of titles. */
export function previewer(): (listing: LiveListing, person: User) => Preview {
  const mayBeNamed = titleKeyIndex();
  return (listing, person) => {
    const until = listing.settledAt;
    const after = until - HOURS * HOUR;
    const fitting = (one: User) => matchListing(listing, one, { after, until }, mayBeNamed);
    const jobs = fitting(person).sort(
      (one, other) => other.detected - one.detected || (one.jobId < other.jobId ? -1 : 1),
    );
    const detections = jobs.map(({ detected }) => detected);
    return {
      times: messagesUntil(person, detections, until),
      total: jobs.length,
      jobIds: jobs.slice(0, SHOWN).map(({ jobId }) => jobId),
      hint: hintFor(
        jobs.length,
        person,
        () => fitting({ ...person, excludedCompanies: [], excludedWords: [] }).length > 0,
      ),
      since: new Date(after).toISOString(),
    };
  };
}

/** What to change; `fits` tells whether jobs fit that the person excludes. */
function hintFor(jobs: number, person: User, fits: () => boolean): PreviewHint {
  if (jobs > (VERY_MANY_A_DAY * HOURS) / 24) return 'wide';
  if (jobs > 0) return 'none';
  const excludes = person.excludedCompanies.length + person.excludedWords.length > 0;
  if (excludes && fits()) return 'excluded';
  return savedTitles(person).length === 0 ? 'untitled' : 'narrow';
}
