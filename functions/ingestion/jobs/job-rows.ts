import { withoutEmpty } from '../../platform/without-empty.ts';
import { storedPostingRow } from '../../postings/stored-posting.ts';
import type { SeenPosting } from '../../table/board.ts';
import { earlierKeyOf } from '../../table/earlier-key.ts';
import type { Job, MatchedFacts } from '../../table/job.ts';
import { newJobId } from '../../table/job-id.ts';
import { auditKey, listingKey } from '../../table/keys.ts';
import { encodeEntry } from '../../table/listing-entry.ts';
import { shardOf } from '../../table/shards.ts';
import { wasNews } from '../../table/was-news.ts';
import type { Row } from './job-store.ts';
import { listingEntryOf } from './listing-entry-of.ts';
import {
  type FetchedPosting,
  type ParsedPosting,
  postingKeyOf,
  type RejectedPosting,
} from './parsed-posting.ts';

const DAY = 86_400;

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * The entry of a job for the listing's log. The log is ordered by time of writing, not of detection, and
 * every change of a job appends another entry.
 */
export function listingRow(job: Job, writtenAt: Date) {
  const at = writtenAt.toISOString();
  const key = listingKey(at.slice(0, 10), shardOf('listing', job.jobID), at, job.jobID);
  const entry = encodeEntry(listingEntryOf(job, at));
  return { ...key, entry, expiresAt: toSeconds(writtenAt) + 4 * DAY };
}

/** The next reading compares the posting with this row. `left` is the reason of a rejection, or ''. */
export const seenRow = ({ posting, hash, isBaseline }: FetchedPosting, jobId: string, left = '') => ({
  ...postingKeyOf(posting),
  jobId,
  hash,
  left,
  missed: false,
  closed: false,
  ...withoutEmpty({ isBaseline }),
});

/** A posting that reappears within this time reopens its job. */
const CLOSED_POSTING_TTL = 180 * DAY;

export const closedRow = ({ pk, sk, jobId, hash, left }: SeenPosting, at: Date) => ({
  pk,
  sk,
  jobId,
  hash,
  left,
  missed: false,
  closed: true,
  expiresAt: toSeconds(at) + CLOSED_POSTING_TTL,
});

/** Queues a job for the sweep, which checks that all of its alerts were sent. */
export const auditRow = (job: Job, writtenAt: Date) => ({
  ...auditKey(shardOf('audit', job.jobID), writtenAt.toISOString(), job.jobID),
  expiresAt: toSeconds(writtenAt) + 7 * DAY,
});

/** Longer than the job, so that few changes of a job need to extend these rows with it. */
export const expiryWithJob = ({ expiresAt }: Job): number => expiresAt + 30 * DAY;

export const storedPostingOf = ({ posting, hash, enrichment, facts }: ParsedPosting, job: Job) =>
  storedPostingRow({
    jobId: job.jobID,
    posting,
    hash,
    enrichment,
    open: facts.open,
    seenAt: job.jobDetected,
    expiresAt: expiryWithJob(job),
  });

/** How long a posting waits for its role. */
const UNDECIDED_POSTING_TTL = 30 * DAY;

/**
 * The rows of a rejected posting. `jobId` is the job that it left, if any, and `factsBefore` are that job's.
 * An undecided posting is stored too, under the id of the job that it may become by enrichment.
 */
export function rejectedRows(
  rejected: RejectedPosting,
  jobId: string,
  seenAt: Date,
  factsBefore: readonly MatchedFacts[] = [],
): Row[] {
  const { posting, hash, rejection } = rejected;
  const seen = seenRow(rejected, jobId, rejection.reason);
  if (rejection.reason !== 'undecided') return [seen];
  const stored = storedPostingRow({
    jobId: newJobId(seenAt, postingKeyOf(posting)),
    posting,
    hash,
    enrichment: {},
    open: ['role'],
    seenAt: seenAt.toISOString(),
    factsBefore: [...factsBefore],
    expiresAt: toSeconds(seenAt) + UNDECIDED_POSTING_TTL,
  });
  return [seen, stored];
}

/** Lists a job of a board's baseline on its company's page. */
const earlierRow = (job: Job) => ({
  ...earlierKeyOf(job),
  expiresAt: expiryWithJob(job),
});

/** The rows that every change of a job writes: a listing entry, and an audit mark if the job is matched again. */
export const derivedRows = (before: Job | undefined, after: Job, at: Date) => [
  // A job that isn't in the listing is on no board and in no feed, sitemap, count, search or preview.
  ...(after.audience === '' && wasNews(after) ? [listingRow(after, at)] : []),
  ...(after.audience === '' && !wasNews(after) && after.closedAt === null ? [earlierRow(after)] : []),
  ...(after.closedAt === null && after.matchVersion !== (before?.matchVersion ?? 0)
    ? [auditRow(after, at)]
    : []),
];
