import pLimit from 'p-limit';
import { learnIndustry } from '../../postings/company-industry.ts';
import { knownIndustry } from '../../postings/known-industry.ts';
import type { CompanyIndustry, EmployerCountries, SeenPosting } from '../../table/board.ts';
import { learnCountries } from './employer-countries.ts';
import { removePostings } from './job-changes.ts';
import { type ChangedBoard, withEmployer, withNextLead } from './job-lead.ts';
import { closedRow, rejectedRows } from './job-rows.ts';
import type { JobStore, Timing } from './job-store.ts';
import {
  type FetchedPosting,
  type ParsedPosting,
  parsePosting,
  type RejectedPosting,
} from './parsed-posting.ts';
import { type EditedPosting, recordEdits } from './record-edits.ts';
import { recordPostings } from './record-postings.ts';
import { writeJob } from './write-job.ts';

export interface BoardChanges {
  readonly added: readonly FetchedPosting[];
  readonly edited: readonly EditedPosting[];
  /** Absent from this reading for the first time. */
  readonly missing: readonly SeenPosting[];
  /** Absent from two readings in a row. */
  readonly removed: readonly SeenPosting[];
  /** Absent from the last reading and present again. */
  readonly reappeared: readonly SeenPosting[];
}

/**
 * Counts of what a reading changed. `collapsed` counts the postings that joined an existing job, and
 * `baseline` those that are no news, which `added` and `collapsed` leave out.
 */
export interface ImportSummary {
  readonly added: number;
  readonly collapsed: number;
  readonly baseline: number;
  readonly edited: number;
  readonly closed: number;
  readonly rejected: number;
  /** The employer's industry by the words of all its postings, the new ones included. */
  readonly employer: CompanyIndustry;
  /** The countries of its postings, with those of the new ones. */
  readonly countries: EmployerCountries;
  readonly failures: readonly Error[];
}

const CONCURRENT_WRITES = 8;

/** A transaction holds at most 100 rows: up to two of each posting, and a few of its job. */
const MAX_BATCH = 45;

const MAX_ATTEMPTS = 8;

/**
 * Writes the changes of a board: collapses postings into jobs before anything else sees them, updates edited jobs, and
 * closes jobs whose last posting is gone. Idempotent. A posting that cannot be written is reported in `failures` and
 * does not keep the others from being written.
 */
export async function recordChanges(
  store: JobStore,
  board: ChangedBoard,
  changes: BoardChanges,
  timing: Timing,
): Promise<ImportSummary> {
  const counts = { added: 0, collapsed: 0, baseline: 0, edited: 0, closed: 0, rejected: 0 };
  const failures: Error[] = [];
  const limit = pLimit(CONCURRENT_WRITES);
  const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
    const results = await Promise.allSettled(items.map((item) => limit(() => work(item))));
    for (const result of results) if (result.status === 'rejected') failures.push(toError(result.reason));
  };

  const newPostings: ParsedPosting[] = [];
  const editsByJob = batchBy(changes.edited, ({ seen }) => seen.jobId);
  await forEach(
    editsByJob.filter(([jobId]) => jobId !== ''),
    async ([jobId, edits]) => {
      const { rejected, diverged } = await recordEdits(store, jobId, edits, board, timing);
      counts.rejected += rejected;
      counts.edited += edits.length - rejected - diverged.length;
      newPostings.push(...diverged);
    },
  );

  const editsWithoutJob = editsByJob.filter(([jobId]) => jobId === '').flatMap(([, edits]) => edits);
  const parsed = [...changes.added, ...editsWithoutJob].map((fetched) => parsePosting(fetched));
  await forEach(
    parsed.filter((result): result is RejectedPosting => 'rejection' in result),
    async (rejected) => {
      await store.write({ rows: rejectedRows(rejected, '', timing.seenAt) });
      counts.rejected += 1;
    },
  );
  const qualified = parsed.filter((result): result is ParsedPosting => !('rejection' in result));
  const employer = learnIndustry(
    board.employer,
    qualified.map(({ facts }) => facts.industryEvidence),
    knownIndustry(qualified[0]?.facts.company ?? ''),
  );
  const countries = learnCountries(board.countries ?? {}, qualified);
  newPostings.push(...qualified.map((posting) => withEmployer(posting, { ...board, employer, countries })));

  // One group at a time writes under a key, because groups under one key would conflict with each other.
  await forEach(
    [...Map.groupBy(newPostings, ({ dedupeKey }) => dedupeKey)],
    async ([dedupeKey, postings]) => {
      const recorded = await recordPostings(store, dedupeKey, postings, timing);
      counts.added += recorded.added;
      counts.collapsed += recorded.collapsed;
      counts.baseline += recorded.baseline;
      failures.push(...recorded.failures);
    },
  );

  await forEach(changes.missing, (row) => store.markMissing(row, true));
  await forEach(changes.reappeared, (row) => store.markMissing(row, false));
  await forEach(
    batchBy(changes.removed, ({ jobId }) => jobId),
    async ([jobId, rows]) => {
      if (await recordRemovals(store, board, jobId, rows, timing)) counts.closed += 1;
    },
  );
  return { ...counts, employer, countries, failures };
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** Groups items by key, in batches that fit into one write. */
function batchBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  return [...Map.groupBy(items, keyOf)].flatMap(([key, group]) =>
    Array.from({ length: Math.ceil(group.length / MAX_BATCH) }, (_, batch): [string, Item[]] => [
      key,
      group.slice(batch * MAX_BATCH, (batch + 1) * MAX_BATCH),
    ]),
  );
}

/** Removes postings from their job, and returns whether that closed the job. */
async function recordRemovals(
  store: JobStore,
  board: ChangedBoard,
  jobId: string,
  removed: readonly SeenPosting[],
  { seenAt, clock }: Timing,
): Promise<boolean> {
  const ids = removed.map(({ sk }) => ({ board: board.id, id: sk }));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = jobId === '' ? undefined : await store.findJob(jobId);
    const at = clock();
    const rows = removed.map((row) => closedRow(row, at));
    if (!before || before.closedAt) {
      await store.write({ rows });
      return false;
    }
    const change = await withNextLead(store, before, removePostings(before, ids, seenAt), board, seenAt);
    if (await writeJob(store, { before, ...change, rows }, at)) return change.after.closedAt !== null;
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} write conflicts on this job.`);
}
