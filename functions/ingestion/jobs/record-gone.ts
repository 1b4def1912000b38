import type { SeenPosting } from '../../table/board.ts';
import { without } from './job-of.ts';
import type { JobStore } from './job-store.ts';
import { closedRow, consequences } from './rows.ts';
import type { Times } from './times.ts';

const MOST_TRIES = 8;

/**
 * Writes that postings of one board which carried a job have gone. The job closes with the last of them. Returns
 * whether it did.
 */
export async function recordGone(
  store: JobStore,
  board: string,
  jobId: string,
  gone: readonly SeenPosting[],
  { seenAt, clock }: Times,
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = jobId === '' ? undefined : await store.job(jobId);
    const at = clock();
    const rows = gone.map((row) => closedRow(row, at));
    if (!before || before.closedAt) {
      await store.write({ rows });
      return false;
    }
    const after = without(
      before,
      gone.map(({ sk }) => ({ board, id: sk })),
      seenAt,
    );
    if (await store.write({ job: { before, after }, rows: [...rows, ...consequences(before, after, at)] }))
      return after.closedAt !== null;
  }
  throw new Error('The job is being changed by others again and again.');
}
