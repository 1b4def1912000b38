import type { SeenPosting } from '../../table/board.ts';
import type { Job } from '../../table/job.ts';
import type { ChangedBoard } from './job-lead.ts';
import type { JobStore, Timing } from './job-store.ts';
import { recordChanges } from './record-changes.ts';
import { writeJob } from './write-job.ts';

const MAX_ATTEMPTS = 8;

/**
 * Takes all postings of a board out of their jobs, also those that it has closed itself, and marks the jobs
 * that came from it alone as withdrawn. Idempotent. Returns how many jobs are withdrawn; throws if a write
 * fails.
 */
export async function withdrawPostings(
  store: JobStore,
  board: ChangedBoard,
  seen: readonly SeenPosting[],
  timing: Timing,
): Promise<number> {
  const removed = seen.filter(({ closed }) => !closed);
  const changes = { added: [], edited: [], missing: [], removed, reappeared: [] };
  const { failures } = await recordChanges(store, board, changes, timing);
  if (failures[0]) throw failures[0];
  const jobIds = [...new Set(seen.map(({ jobId }) => jobId).filter((jobId) => jobId !== ''))];
  let withdrawn = 0;
  for (const jobId of jobIds) if (await withdrawJob(store, jobId, timing)) withdrawn += 1;
  return withdrawn;
}

async function withdrawJob(store: JobStore, jobId: string, { clock }: Timing): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await store.findJob(jobId);
    if (!before || before.postings.length > 0) return false;
    if (before.withdrawnAt !== null) return true;
    const after = withdrawn(before, clock());
    if (await writeJob(store, { before, after, rows: [] }, clock())) return true;
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} write conflicts on this job.`);
}

/** The link to the board is removed. A higher `matchVersion` makes matching notify those who were alerted. */
const withdrawn = (job: Job, at: Date): Job => ({
  ...job,
  matchVersion: job.matchVersion + 1,
  jobUrl: '',
  closedAt: job.closedAt ?? at.toISOString(),
  withdrawnAt: at.toISOString(),
  revision: job.revision + 1,
});
