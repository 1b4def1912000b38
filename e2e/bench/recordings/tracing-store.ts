import type { JobStore, Row } from '../../../functions/ingestion/jobs/job-store.ts';
import {
  type MemoryRows,
  memoryJobStore,
} from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { SeenPosting } from '../../../functions/table/board.ts';
import type { Job } from '../../../functions/table/job.ts';
import { type Account, type Before, type Effect, type End, type Way, wayInto } from './record.ts';

/** An in-memory `JobStore` that indexes postings by board and records what happens to each. */
export interface Tracing {
  readonly store: JobStore;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Starts a reading. Its effects are judged against the jobs as they are now. `at` is in milliseconds. */
  begin(board: string, at: number): void;
  /** Counts successful writes, including `markMissing`. */
  writes(): number;
}

export function tracingStore(rows: MemoryRows): Tracing {
  const inner = memoryJobStore(rows);
  const seen = new Map<string, Map<string, SeenPosting>>();
  const accounts = new Map<string, Account>();
  const before = new Map<string, Before | undefined>();
  let reading = { board: '', at: 0 };
  let writes = 0;

  const isPosting = ({ pk }: Row) => pk.startsWith('POSTING#');
  function keep(row: SeenPosting) {
    const own = seen.get(row.pk) ?? new Map<string, SeenPosting>();
    seen.set(row.pk, own.set(row.sk, row));
  }
  function tell(row: SeenPosting, job: { before: Job | undefined; after: Job } | undefined) {
    const name = `${row.pk.slice('POSTING#'.length)}#${row.sk}`;
    const known = accounts.get(name);
    const { at, board } = reading;
    const carried = row.left === '' ? row.jobId : '';
    if (!known) {
      const isFirst = job?.after.postings[0]?.id === row.sk;
      const way: Way = row.left ? `left off: ${row.left}` : wayInto(before.get(row.jobId), board, isFirst);
      accounts.set(name, { way, at, effects: [], end: 'still there', endedAt: undefined, job: carried });
    } else if (row.closed) {
      const end: End =
        known.job === '' ? 'was never a job' : job?.after.closedAt ? 'closed its job' : 'its job goes on';
      Object.assign(known, { end, endedAt: at });
    } else {
      const isNew = before.get(row.jobId) === undefined;
      known.effects.push({ at, effect: editEffect(known.job, carried, isNew, job) });
      known.job = carried;
    }
  }
  return {
    accounts,
    begin(board, at) {
      reading = { board, at };
      before.clear();
    },
    writes: () => writes,
    store: {
      ...inner,
      listSeen: async (board) => [...(seen.get(`POSTING#${board}`)?.values() ?? [])],
      async write(change) {
        const { job } = change;
        if (job && !before.has(job.after.jobID))
          before.set(job.after.jobID, job.before && snapshotJob(job.before));
        if (!(await inner.write(change))) return false;
        writes += 1;
        for (const row of change.rows.filter(isPosting).map((one) => SeenPosting.parse(one))) {
          keep(row);
          tell(row, job);
        }
        return true;
      },
      async markMissing(row, missed) {
        writes += 1;
        await inner.markMissing(row, missed);
        keep({ ...row, missed });
      },
    },
  };
}

const snapshotJob = (job: Job): Before => ({
  isClosed: job.closedAt !== null,
  boards: new Set(job.postings.map(({ board }) => board)),
});

function editEffect(
  from: string,
  to: string,
  isNew: boolean,
  job: { before: Job | undefined; after: Job } | undefined,
): Effect {
  if (to === '') return from === '' ? 'stayed off' : 'left the board';
  if (from === '') return 'came onto the board';
  if (from !== to) return isNew ? 'into a new job' : 'into another job';
  return job?.before?.matchVersion === job?.after.matchVersion ? 'updated' : 'matched again';
}
