import type { SeenPosting } from '../../table/board.ts';
import type { Job } from '../../table/job.ts';
import { addToGroup } from './dedupe.ts';
import { applyEdits, factsMatched, removePostings } from './job-changes.ts';
import { derivedRows, rejectedRows, seenRow, storedPostingOf } from './job-rows.ts';
import type { JobStore, Row, Timing } from './job-store.ts';
import {
  boardIdOf,
  type FetchedPosting,
  isSamePosting,
  type ParsedPosting,
  parsePosting,
  type RejectedPosting,
  withIndustry,
} from './parsed-posting.ts';

export interface EditedPosting extends FetchedPosting {
  readonly seen: SeenPosting;
}

export interface RecordedEdits {
  /** How many of the postings no longer qualify as a job. */
  readonly rejected: number;
  /** Postings whose dedupe key no longer is the job's: they need another job. */
  readonly diverged: readonly ParsedPosting[];
}

const MAX_ATTEMPTS = 8;

/**
 * Writes the edits of postings that belong to one job, or belonged to it before they were rejected or closed. `industry` is
 * the board's.
 */
export async function recordEdits(
  store: JobStore,
  jobId: string,
  edits: readonly EditedPosting[],
  industry: string,
  timing: Timing,
): Promise<RecordedEdits> {
  const { seenAt } = timing;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await store.findJob(jobId);
    const results = await Promise.all(edits.map((edit) => parseEdit(store, before, edit)));
    const rejected = results.filter((result) => 'rejection' in result);
    const parsed = results
      .filter((result): result is ParsedPosting => !('rejection' in result))
      .map((posting) => withIndustry(posting, industry));
    if (!before) return recordEditsOfExpiredJob(store, edits, rejected, parsed, timing);
    const { job, diverged } = applyEdits(before, parsed, seenAt);
    const factsBefore = factsMatched(before, seenAt);
    const staying = parsed.filter((posting) => !diverged.includes(posting));
    const after = rejected.length > 0 ? removePostings(job, rejected.map(toPostingId), seenAt) : job;
    const rows = [
      ...staying.map((posting) => seenRow(posting, jobId)),
      ...rejected.flatMap((posting) => rejectedRows(posting, jobId, seenAt)),
    ];
    if (await writeJob(store, before, after, staying, rows, timing))
      return {
        rejected: rejected.length,
        diverged: diverged.map((posting) => ({ ...posting, factsBefore })),
      };
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} write conflicts on this job.`);
}

const toPostingId = ({ posting }: RejectedPosting) => ({ board: boardIdOf(posting), id: posting.id });

/** Parses an edited posting, with the enrichment its job already has if the text it was made from is unchanged. */
async function parseEdit(
  store: JobStore,
  job: Job | undefined,
  edit: EditedPosting,
): Promise<ParsedPosting | RejectedPosting> {
  const parsed = parsePosting(edit);
  const needsEnrichment =
    'rejection' in parsed
      ? parsed.rejection.reason === 'undecided'
      : parsed.facts.open.length > 0 && parsed.sketch === job?.sketch;
  const isLead = job?.postings[0] === undefined || isSamePosting(job.postings[0], edit.posting);
  if (!job || !isLead || !needsEnrichment) return parsed;
  const enrichment = (await store.findStoredPosting(job.jobID))?.told;
  return enrichment ? parsePosting(edit, enrichment) : parsed;
}

/** A posting that stayed open is not new just because its job has expired; one that was closed or rejected is. */
async function recordEditsOfExpiredJob(
  store: JobStore,
  edits: readonly EditedPosting[],
  rejected: readonly RejectedPosting[],
  parsed: readonly ParsedPosting[],
  { seenAt }: Timing,
): Promise<RecordedEdits> {
  const wasClosed = ({ posting }: FetchedPosting) =>
    edits.some((edit) => edit.posting === posting && (edit.seen.closed || edit.seen.left !== ''));
  const rows = [
    ...parsed.filter((posting) => !wasClosed(posting)).map((posting) => seenRow(posting, '')),
    ...rejected.flatMap((posting) => rejectedRows(posting, '', seenAt)),
  ];
  if (rows.length > 0) await store.write({ rows });
  return { rejected: rejected.length, diverged: parsed.filter(wasClosed) };
}

async function writeJob(
  store: JobStore,
  before: Job,
  after: Job,
  staying: readonly ParsedPosting[],
  rows: readonly Row[],
  { clock }: Timing,
): Promise<boolean> {
  const [first] = after.postings;
  const lead = staying.find(({ posting }) => first && isSamePosting(first, posting));
  const isRegrouped = after.vacancy !== before.vacancy || after.sketch !== before.sketch;
  const dedupeGroup = isRegrouped
    ? addToGroup(await store.findDedupeGroup(after.vacancy), after.jobID, after.sketch, after.expiresAt)
    : undefined;
  return store.write({
    job: { before, after },
    ...(dedupeGroup ? { dedupeGroup } : {}),
    rows: [...rows, ...(lead ? [storedPostingOf(lead, after)] : []), ...derivedRows(before, after, clock())],
  });
}
