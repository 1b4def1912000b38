import { setTimeout as wait } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import pLimit from 'p-limit';
import * as z from 'zod';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { log } from '../platform/log.ts';
import { insertNew } from '../table/insert-new.ts';
import type { Key } from '../table/keys.ts';
import type { Notice } from '../table/notice.ts';
import { openTable } from '../table/table.ts';
import { fanOut } from './fan-out.ts';
import { jobReader, ledgerStore, sliceStore } from './fan-out-store.ts';
import { type Deps, notifyWithdrawn } from './notify-withdrawn.ts';
import { pacedIndex } from './paced-index.ts';
import { FULL_RANGE, SLICES_AT_ONCE, type Slice } from './slice.ts';
import { sharedIndex, watcherIndex } from './watcher-index.ts';

const table = openTable();
const readJob = jobReader(table);
const index = sharedIndex(pacedIndex(watcherIndex(table), (milliseconds) => wait(milliseconds)));
const slices = sliceStore(table);

/** The key of a job, or of a slice of a job's fan-out. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Matches a batch of jobs. Each is read again by its key, so late and repeated messages do no harm. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  const timeLeft = () => context.getRemainingTimeInMillis();
  const stores = {
    index,
    ledger: ledgerStore(table, timeLeft),
    addNotices: (notices: readonly Notice[]) => insertNew(table, notices, timeLeft),
  };
  const sliceTurn = pLimit(SLICES_AT_ONCE);
  return consumeEach(event, context, Message, async (key) => {
    const [entity, jobId = ''] = key.pk.split('#');
    await (entity === 'SLICE' ? sliceTurn(() => matchSlice(stores, jobId, key)) : matchJob(stores, jobId));
  });
}

type Stores = Parameters<typeof fanOut>[0] & Deps;

async function matchSlice(stores: Stores, jobId: string, key: Key): Promise<void> {
  const slice = await slices.read(key);
  if (!slice || !(await matchJob(stores, jobId, slice))) return;
  await slices.remove(slice);
}

/** Returns false if the job no longer exists. */
async function matchJob(stores: Stores, jobId: string, slice: Slice = FULL_RANGE): Promise<boolean> {
  const job = await readJob(jobId);
  if (!job) return false;
  const range = slice === FULL_RANGE ? {} : { from: slice.from, to: slice.to };
  if (job.withdrawnAt === null) {
    const outcome = await fanOut(stores, job, slice, new Date());
    log.info('job matched', { jobId, ...range, ...outcome });
  } else {
    const outcome = await notifyWithdrawn(stores, job, slice, new Date());
    log.info('withdrawal announced', { jobId, ...range, ...outcome });
  }
  return true;
}
