import type { JobStore, Row } from '../../../functions/ingestion/jobs/job-store.ts';
import {
  type MemoryRows,
  memoryJobStore,
} from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { SeenPosting } from '../../../functions/table/board.ts';
import type { Job } from '../../../functions/table/job.ts';
import {
  classifyOrigin,
  type Effect,
  type End,
  type JobSnapshot,
  type Origin,
  type PostingHistory,
} from './ledger.ts';

/** An in-memory `JobStore` that indexes postings by board and records what happens to each. */
export interface TracingStore {
  readonly store: JobStore;
  readonly histories: ReadonlyMap<string, PostingHistory>;
  /** Every version of a job that the product would match, in order. */
  readonly matchings: readonly Job[];
  /** Starts a reading. Its effects are judged against the jobs as they are now. `at` is in milliseconds. */
  begin(board: string, at: number): void;
  /** Counts successful writes, including `markMissing`. */
  writes(): number;
}

export function createTracingStore(rows: MemoryRows): TracingStore {
  const inner = memoryJobStore(rows);
  const seen = new Map<string, Map<string, SeenPosting>>();
  const histories = new Map<string, PostingHistory>();
  const matchings: Job[] = [];
  const before = new Map<string, JobSnapshot | undefined>();
  let reading = { board: '', at: 0 };
  let writes = 0;

  const isPosting = ({ pk }: Row) => pk.startsWith('POSTING#');
  function remember(row: SeenPosting) {
    const own = seen.get(row.pk) ?? new Map<string, SeenPosting>();
    seen.set(row.pk, own.set(row.sk, row));
  }
  function recordRow(row: SeenPosting, job: { before: Job | undefined; after: Job } | undefined) {
    const name = `${row.pk.slice('POSTING#'.length)}#${row.sk}`;
    const known = histories.get(name);
    const { at, board } = reading;
    const carried = row.left === '' ? row.jobId : '';
    if (!known) {
      const isFirst = job?.after.postings[0]?.id === row.sk;
      const origin: Origin = row.left
        ? `rejected: ${row.left}`
        : classifyOrigin(before.get(row.jobId), board, isFirst);
      histories.set(name, {
        origin,
        at,
        effects: [],
        end: 'still listed',
        endedAt: undefined,
        job: carried,
      });
    } else if (row.closed) {
      const end: End =
        known.job === '' ? 'never had a job' : job?.after.closedAt ? 'closed its job' : 'left its job open';
      Object.assign(known, { end, endedAt: at });
    } else {
      const isNew = before.get(row.jobId) === undefined;
      known.effects.push({ at, effect: editEffect(known.job, carried, isNew, job) });
      known.job = carried;
    }
  }
  return {
    histories,
    matchings,
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
        if (job && !job.after.closedAt && job.after.matchVersion !== job.before?.matchVersion)
          matchings.push(job.after);
        for (const row of change.rows.filter(isPosting).map((one) => SeenPosting.parse(one))) {
          remember(row);
          recordRow(row, job);
        }
        return true;
      },
      async markMissing(row, missed) {
        writes += 1;
        await inner.markMissing(row, missed);
        remember({ ...row, missed });
      },
    },
  };
}

const snapshotJob = (job: Job): JobSnapshot => ({
  isClosed: job.closedAt !== null,
  boards: new Set(job.postings.map(({ board }) => board)),
});

function editEffect(
  from: string,
  to: string,
  isNew: boolean,
  job: { before: Job | undefined; after: Job } | undefined,
): Effect {
  if (to === '') return from === '' ? 'still rejected' : 'rejected';
  if (from === '') return 'accepted';
  if (from !== to) return isNew ? 'moved to a new job' : 'moved to another job';
  return job?.before?.matchVersion === job?.after.matchVersion ? 'updated' : 'matched again';
}
