import type { Job } from '../../table/job.ts';
import { newJobId } from '../../table/job-id.ts';
import { addToGroup, type DedupeGroup } from './dedupe.ts';
import { addPostings, canReopen, newJob } from './job-changes.ts';
import { derivedRows, expiryWithJob, seenRow, storedPostingOf } from './job-rows.ts';
import type { JobStore, Timing } from './job-store.ts';
import { isNearDuplicate, knownTextsFirst, UNKNOWN_TEXT } from './near-duplicate.ts';
import { isSamePosting, leadAmong, type ParsedPosting, postingKeyOf } from './parsed-posting.ts';
import { countRepost } from './reposts.ts';
import { writeJob } from './write-job.ts';

/** Further postings start another job. */
const MAX_POSTINGS_PER_JOB = 200;

/** A transaction holds at most 100 rows, of which a job needs a few besides its postings. */
const MAX_POSTINGS_PER_WRITE = 90;

/** Retries after write conflicts; the next reading tries the rest again. */
const MAX_RETRIES = 8;

/** How many postings became a job of their own, and how many joined one; those of a baseline apart. */
export interface RecordedPostings {
  readonly added: number;
  readonly collapsed: number;
  readonly baseline: number;
  readonly failures: readonly Error[];
}

/**
 * Writes postings that share a dedupe key: each joins its near-duplicate job or becomes a new job. Idempotent. A
 * posting that cannot be written is reported in `failures` and does not keep the others from being written.
 */
export async function recordPostings(
  store: JobStore,
  dedupeKey: string,
  postings: readonly ParsedPosting[],
  timing: Timing,
): Promise<RecordedPostings> {
  const recorded = { added: 0, collapsed: 0, baseline: 0, failures: [] as Error[] };
  let retries = 0;
  for (let waiting = knownTextsFirst(oldFirst(postings)), first = waiting[0]; first; first = waiting[0]) {
    const group = await store.findDedupeGroup(dedupeKey);
    const { job, predecessor } = await findNearDuplicate(store, group, first, timing.seenAt);
    const batch = batchWith(first, waiting, job);
    try {
      const isWritten = job
        ? await joinJob(store, job, batch, timing)
        : await createJob(store, group, batch, timing, predecessor);
      if (!isWritten && retries < MAX_RETRIES) {
        retries += 1;
        continue;
      }
      if (!isWritten) throw new Error(`Gave up after ${MAX_RETRIES} write conflicts on this dedupe key.`);
      if (first.isBaseline) recorded.baseline += batch.length;
      else {
        if (!job) recorded.added += 1;
        recorded.collapsed += batch.length - (job ? 0 : 1);
      }
    } catch (error) {
      recorded.failures.push(error instanceof Error ? error : new Error(String(error)));
    }
    retries = 0;
    waiting = waiting.filter((posting) => !batch.includes(posting));
  }
  return recorded;
}

/** Postings of a baseline become known jobs first, so that news of the same vacancy is added to them. */
const oldFirst = (postings: readonly ParsedPosting[]): ParsedPosting[] => [
  ...postings.filter(({ isBaseline }) => isBaseline),
  ...postings.filter(({ isBaseline }) => !isBaseline),
];

/**
 * The first waiting posting and its near-duplicates, as many as fit into the job and one write. All are part
 * of a board's baseline, or none is.
 */
function batchWith(
  first: ParsedPosting,
  waiting: readonly ParsedPosting[],
  job: Job | undefined,
): [ParsedPosting, ...ParsedPosting[]] {
  const room = MAX_POSTINGS_PER_JOB - (job?.postings.length ?? 0);
  const size = Math.min(room, MAX_POSTINGS_PER_WRITE);
  const others = waiting.filter(
    (posting) =>
      posting !== first &&
      posting.isBaseline === first.isBaseline &&
      isNearDuplicate(posting.sketch, first.sketch),
  );
  return [first, ...others.slice(0, Math.max(0, size - 1))];
}

interface NearDuplicates {
  /** Open or recently closed, with room for one more posting. */
  readonly job?: Job;
  /** Closed too long ago to be reopened: the new job is its repost. */
  readonly predecessor?: Job;
}

/** Finds the near-duplicate jobs of a posting. An unknown text reopens no job. */
async function findNearDuplicate(
  store: JobStore,
  group: DedupeGroup,
  parsed: ParsedPosting,
  now: Date,
): Promise<NearDuplicates> {
  let predecessor: Job | undefined;
  for (const { jobId, sketch } of knownTextsFirst(group.jobs)) {
    if (!isNearDuplicate(sketch, parsed.sketch)) continue;
    const job = await store.findJob(jobId);
    if (!job || job.vacancy !== parsed.dedupeKey) continue;
    const isUnknown = sketch === UNKNOWN_TEXT || parsed.sketch === UNKNOWN_TEXT;
    if (job.closedAt && isUnknown) continue;
    if (!canReopen(job, now)) {
      predecessor ??= job;
      continue;
    }
    const isKnown = job.postings.some((known) => isSamePosting(known, parsed.posting));
    if (isKnown || job.postings.length < MAX_POSTINGS_PER_JOB) return { job };
  }
  return predecessor ? { predecessor } : {};
}

async function joinJob(
  store: JobStore,
  before: Job,
  postings: readonly ParsedPosting[],
  { seenAt, clock }: Timing,
): Promise<boolean> {
  const after = addPostings(before, postings, seenAt);
  if (!before.closedAt && JSON.stringify(after.postings) === JSON.stringify(before.postings)) return true;
  const lead = leadAmong(postings, after.postings);
  const rows = postings.map((posting) => seenRow(posting, before.jobID));
  return writeJob(store, { before, after, lead, rows }, clock());
}

async function createJob(
  store: JobStore,
  group: DedupeGroup,
  postings: readonly [ParsedPosting, ...ParsedPosting[]],
  { seenAt, clock }: Timing,
  predecessor: Job | undefined,
): Promise<boolean> {
  const [lead] = postings;
  const jobId = newJobId(seenAt, postingKeyOf(lead.posting));
  const reposts = predecessor && !lead.isBaseline ? countRepost(predecessor, seenAt) : {};
  const after = { ...newJob(jobId, postings, seenAt), ...reposts };
  const rows = postings.map((posting) => seenRow(posting, jobId));
  return store.write({
    job: { before: undefined, after },
    dedupeGroup: addToGroup(group, jobId, lead.sketch, expiryWithJob(after)),
    rows: [...rows, storedPostingOf(lead, after), ...derivedRows(undefined, after, clock())],
  });
}
