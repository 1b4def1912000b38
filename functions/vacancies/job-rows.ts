import { fingerprint } from '../feeds/reading/diff.ts';
import type { JobFacts } from '../jobs/complete-job.ts';
import type { Posting } from '../jobs/posting.ts';
import type { PostingSeen } from '../table/board.ts';
import type { Job } from '../table/job.ts';
import { auditKey, jobKey, listingKey, postingKey } from '../table/keys.ts';
import type { ListingEntry } from '../table/listing.ts';
import { shardOf } from '../table/shards.ts';

/** How long a job stays in the table after it was seen, edited or closed, in seconds. */
const KEPT = 60 * 86_400;

/** A job's id: the system, the board and the system's own id. */
export const jobIdOf = (posting: Posting): string => `${posting.ats}-${posting.board}-${posting.id}`;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** A new job of a posting, as it stood at first sight. */
export function newJob(posting: Posting, facts: JobFacts, at: Date): Job {
  const jobId = jobIdOf(posting);
  const seen = at.toISOString();
  return {
    ...jobKey(jobId),
    jobID: jobId,
    board: `${posting.ats}:${posting.board}`,
    ...described(posting, facts),
    date: `DT#${seen.slice(0, 10)}`,
    jobDetected: seen,
    closedAt: null,
    matchVersion: 1,
    matchedFrom: seen,
    expiresAt: seconds(at) + KEPT,
  };
}

/** A known job after its posting was edited, or reopened. Matched again where its title, type or places changed. */
export function editedJob(job: Job, posting: Posting, facts: JobFacts, at: Date): Job {
  const next = { ...job, ...described(posting, facts), closedAt: null };
  const again = matchText(next) !== matchText(job) || job.closedAt !== null;
  return {
    ...next,
    jobEdited: posting.editedAt ?? at.toISOString(),
    matchVersion: again ? job.matchVersion + 1 : job.matchVersion,
    matchedFrom: again ? at.toISOString() : job.matchedFrom,
    expiresAt: seconds(at) + KEPT,
  };
}

/** A job whose posting has left its board. */
export const closedJob = (job: Job, at: Date): Job => ({
  ...job,
  closedAt: at.toISOString(),
  expiresAt: seconds(at) + KEPT,
});

const matchText = (job: Job): string =>
  JSON.stringify([job.jobTitle, job.jobType, job.locations, job.isRemote]);

function described(posting: Posting, facts: JobFacts) {
  return {
    jobTitle: facts.title,
    fullCompanyName: facts.company,
    jobType: facts.jobType,
    jobLocation: facts.jobLocation,
    jobUrl: posting.url,
    summary: [...facts.summary],
    industry: facts.industry,
    compensation: facts.compensation,
    payRanges: [...facts.payRanges],
    isRemote: facts.isRemote,
    workplace: facts.workplace,
    role: facts.role,
    seniority: facts.seniority,
    specializations: [...facts.specializations],
    locations: [...facts.places],
    employerDate: posting.publishedAt ?? null,
    jobEdited: posting.editedAt ?? null,
  };
}

/**
 * The entry that tells the listing of a job as it now is. The log is in the order of writing, which is not that
 * of detection: an edit or a closing comes as a further entry of the same job.
 */
export function listingEntry(job: Job, writtenAt: Date): ListingEntry {
  const at = writtenAt.toISOString();
  const entry = {
    ...listingKey(at.slice(0, 10), shardOf('listing', job.jobID), at, job.jobID),
    jobId: job.jobID,
    detected: job.jobDetected,
    expiresAt: seconds(writtenAt) + 4 * 86_400,
  };
  if (job.closedAt) return { ...entry, closed: true };
  return {
    ...entry,
    title: job.jobTitle,
    company: job.fullCompanyName,
    role: job.role,
    jobType: job.jobType,
    remote: job.isRemote,
    specializations: job.specializations,
    places: job.locations,
  };
}

/** What the next reading compares with. */
export const seenRow = (posting: Posting, jobId: string, left = '') => ({
  ...postingKey(`${posting.ats}:${posting.board}`, posting.id),
  jobId,
  hash: fingerprint(posting),
  missed: false,
  closed: false,
  left,
});

/** How long a closed posting is remembered, in seconds: put up again within it, it is the same job. */
const REMEMBERED = 180 * 86_400;

/** What is kept of a posting that has left its board. */
export const closedRow = ({ pk, sk, jobId, hash, left }: PostingSeen, at: Date) => ({
  ...{ pk, sk, jobId, hash, left },
  missed: false,
  closed: true,
  expiresAt: seconds(at) + REMEMBERED,
});

/** The mark by which the sweep finds a job whose alerts have not all been accounted for. */
export const auditRow = (job: Job, writtenAt: Date) => ({
  ...auditKey(shardOf('audit', job.jobID), writtenAt.toISOString(), job.jobID),
  expiresAt: seconds(writtenAt) + 7 * 86_400,
});
