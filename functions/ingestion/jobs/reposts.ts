import { placeKey } from '../../places/place.ts';
import type { Job, JobPosting, Reposts } from '../../table/job.ts';
import { wasNews } from '../../table/was-news.ts';

const WEEK_MS = 7 * 86_400_000;

type Counted = Pick<Job, 'jobDetected' | 'employerDate' | 'matchVersion'> & { readonly reposts?: Reposts };

/** How often a job was posted; empty for one that was posted once. */
type Kept = { readonly reposts?: Reposts };

/**
 * Counts that a job was posted again. Twice within a week is once: employers correct a posting by posting it
 * again. A job of a board's baseline counts from the employer's date.
 */
export function countRepost(job: Counted, at: Date): Kept {
  const before = job.reposts ?? { times: 1, since: firstPosted(job), latest: job.jobDetected };
  if (at.getTime() - Date.parse(before.latest) < WEEK_MS) return keptReposts(job);
  return { reposts: { times: before.times + 1, since: before.since, latest: at.toISOString() } };
}

const firstPosted = (job: Counted): string =>
  wasNews(job) ? job.jobDetected : (job.employerDate ?? job.jobDetected);

const keptReposts = ({ reposts }: Kept): Kept => (reposts ? { reposts } : {});

/**
 * Counts a posting that took another one's place: it came in the week before the other one left, for the same
 * places. One that stays beside the other for longer is another seat.
 */
export function countReplacement(
  job: Counted,
  removed: readonly JobPosting[],
  remaining: readonly JobPosting[],
  at: Date,
): Kept {
  const places = new Set(removed.map(placesOf));
  const cameSince = at.getTime() - WEEK_MS;
  const isReplacement = remaining.some(
    (posting) => posting.addedAt && Date.parse(posting.addedAt) >= cameSince && places.has(placesOf(posting)),
  );
  return isReplacement ? countRepost(job, at) : {};
}

const placesOf = ({ places }: JobPosting): string => places.map(placeKey).sort().join('|');
