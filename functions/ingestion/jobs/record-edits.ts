import type { SeenPosting } from '../../table/board.ts';
import type { Job } from '../../table/job.ts';
import { applyEdits, canReopen, factsMatched, removePostings } from './job-changes.ts';
import { type ChangedBoard, parseLead, withEmployer, withNextLead } from './job-lead.ts';
import { rejectedRows, seenRow } from './job-rows.ts';
import type { JobStore, Timing } from './job-store.ts';
import {
  boardIdOf,
  type FetchedPosting,
  isSamePosting,
  lacksDetail,
  leadAmong,
  type ParsedPosting,
  parsePosting,
  type RejectedPosting,
} from './parsed-posting.ts';
import { writeJob } from './write-job.ts';

export interface EditedPosting extends FetchedPosting {
  readonly seen: SeenPosting;
}

export interface RecordedEdits {
  /** How many of the postings no longer qualify as a job. */
  readonly rejected: number;
  /** Postings that no longer are the job's vacancy, or never were: they need another job. */
  readonly diverged: readonly ParsedPosting[];
}

const MAX_ATTEMPTS = 8;

/** Writes the edits of postings that belong to one job, or belonged to it before they were rejected or closed. */
export async function recordEdits(
  store: JobStore,
  jobId: string,
  edits: readonly EditedPosting[],
  board: ChangedBoard,
  { seenAt, clock }: Timing,
): Promise<RecordedEdits> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await store.findJob(jobId);
    const results = await Promise.all(edits.map((edit) => parseEdit(store, before, edit)));
    const rejected = results.filter((result) => 'rejection' in result);
    const parsed = results
      .filter((result): result is ParsedPosting => !('rejection' in result))
      .map((posting) => withEmployer(posting, board));
    if (!before || staysClosed(before, parsed, seenAt))
      return recordEditsWithoutJob(store, jobId, edits, rejected, parsed, seenAt);
    const remaining =
      rejected.length > 0 ? removePostings(before, rejected.map(toPostingId), seenAt) : before;
    const { job, diverged } =
      parsed.length > 0 ? applyEdits(remaining, parsed, seenAt) : { job: remaining, diverged: [] };
    const factsBefore = factsMatched(before, seenAt);
    const staying = parsed.filter((posting) => !diverged.includes(posting));
    const lead = leadAmong(staying, job.postings);
    const change = lead ? { after: job, lead } : await withNextLead(store, before, job, board, seenAt);
    const rows = [
      ...staying.map((posting) => seenRow(posting, jobId)),
      ...rejected.flatMap((posting) => rejectedRows(posting, jobId, seenAt, factsBefore)),
    ];
    if (await writeJob(store, { before, ...change, rows }, clock()))
      return {
        rejected: rejected.length,
        // A first text that differs shows that the posting never was the job's vacancy, so it is news for everyone.
        diverged: diverged.map((posting) => (posting.isFirstText ? posting : { ...posting, factsBefore })),
      };
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} write conflicts on this job.`);
}

const toPostingId = ({ posting }: RejectedPosting) => ({ board: boardIdOf(posting), id: posting.id });

async function parseEdit(
  store: JobStore,
  job: Job | undefined,
  edit: EditedPosting,
): Promise<ParsedPosting | RejectedPosting> {
  const isLead = job?.postings[0] === undefined || isSamePosting(job.postings[0], edit.posting);
  const parsed = job && isLead ? await parseLead(store, job, edit) : parsePosting(edit);
  return { ...parsed, isFirstText: lacksDetail(edit.seen) && !lacksDetail(edit) };
}

const staysClosed = (job: Job, parsed: readonly ParsedPosting[], seenAt: Date): boolean =>
  job.closedAt !== null && (parsed.length === 0 || !canReopen(job, seenAt));

/**
 * Writes edits whose job has expired or stays closed. A posting that stayed open is not new just because its job has
 * expired; one that was closed or rejected is.
 */
async function recordEditsWithoutJob(
  store: JobStore,
  jobId: string,
  edits: readonly EditedPosting[],
  rejected: readonly RejectedPosting[],
  parsed: readonly ParsedPosting[],
  seenAt: Date,
): Promise<RecordedEdits> {
  const wasClosed = ({ posting }: FetchedPosting) =>
    edits.some((edit) => edit.posting === posting && (edit.seen.closed || edit.seen.left !== ''));
  const rows = [
    ...parsed.filter((posting) => !wasClosed(posting)).map((posting) => seenRow(posting, jobId)),
    ...rejected.flatMap((posting) => rejectedRows(posting, jobId, seenAt)),
  ];
  if (rows.length > 0) await store.write({ rows });
  return { rejected: rejected.length, diverged: parsed.filter(wasClosed) };
}
