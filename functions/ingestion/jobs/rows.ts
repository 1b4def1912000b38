import { storedPostingRow } from '../../postings/stored-posting.ts';
import type { SeenPosting } from '../../table/board.ts';
import type { Job } from '../../table/job.ts';
import { auditKey, listingKey, postingKey } from '../../table/keys.ts';
import { encodeEntry } from '../../table/listing-entry.ts';
import { shardOf } from '../../table/shards.ts';
import type { Row } from './job-store.ts';
import { boardOf, type Found, jobIdOf, type Left, type Offer } from './offer.ts';

const DAY = 86_400;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * The row that tells the listing of a job as it now is. The log is in the order of writing, which is not that
 * of detection: an edit or a closing comes as a further entry of the same job.
 */
export function listingRow(job: Job, writtenAt: Date) {
  const at = writtenAt.toISOString();
  const { jobID: jobId, jobDetected: detected, industry, specializations, locations: places } = job;
  const key = listingKey(at.slice(0, 10), shardOf('listing', jobId), at, jobId);
  const facts = {
    title: job.jobTitle,
    company: job.fullCompanyName,
    industry,
    role: job.role,
    jobType: job.jobType,
  };
  const told = job.closedAt
    ? encodeEntry({ written: at, jobId, detected, closed: true })
    : encodeEntry({ written: at, jobId, detected, ...facts, remote: job.isRemote, specializations, places });
  return { ...key, told, expiresAt: seconds(writtenAt) + 4 * DAY };
}

/** What the next reading compares a posting with; `left`: why it stays off the board. */
export const seenRow = ({ posting, hash }: Found, jobId: string, left = '') => ({
  ...postingKey(boardOf(posting), posting.id),
  jobId,
  hash,
  left,
  missed: false,
  closed: false,
});

/** How long a closed posting is remembered, in seconds: put up again within it, it is the same job. */
const REMEMBERED = 180 * DAY;

/** What is kept of a posting that has left its board. */
export const closedRow = ({ pk, sk, jobId, hash, left }: SeenPosting, at: Date) => ({
  pk,
  sk,
  jobId,
  hash,
  left,
  missed: false,
  closed: true,
  expiresAt: seconds(at) + REMEMBERED,
});

/** The mark by which the sweep finds a job whose alerts have not all been accounted for. */
export const auditRow = (job: Job, writtenAt: Date) => ({
  ...auditKey(shardOf('audit', job.jobID), writtenAt.toISOString(), job.jobID),
  expiresAt: seconds(writtenAt) + 7 * DAY,
});

/** The posting that a job was made of, with what is open of it. */
export const originalOf = ({ posting, hash, told, facts }: Offer, job: Job) =>
  storedPostingRow({
    jobId: job.jobID,
    posting,
    hash,
    told,
    open: facts.open,
    seenAt: job.jobDetected,
    expiresAt: job.expiresAt,
  });

/** How long a posting whose role nobody has told is kept, in seconds. */
const UNDECIDED = 30 * DAY;

/** What is kept of a posting that is no job, and of one that may become one once its role is told. */
export function leftRows(left: Left, jobId: string, seenAt: Date): Row[] {
  const { posting, hash } = left;
  const seen = seenRow(left, jobId, left.left.left);
  if (left.left.left !== 'undecided') return [seen];
  const expiresAt = seconds(seenAt) + UNDECIDED;
  const told = { posting, hash, told: {}, open: ['role' as const], seenAt: seenAt.toISOString(), expiresAt };
  return [seen, storedPostingRow({ jobId: jobId || jobIdOf(posting), ...told })];
}

/** What follows from a job's change, beside the job: the listing's entry, and a mark where it is matched anew. */
export const consequences = (before: Job | undefined, after: Job, at: Date) => [
  listingRow(after, at),
  ...(after.closedAt === null && after.matchVersion !== before?.matchVersion ? [auditRow(after, at)] : []),
];
