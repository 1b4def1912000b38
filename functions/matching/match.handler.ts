import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { log } from '../platform/log.ts';
import { openTable } from '../table/table.ts';
import { fanOut } from './fan-out.ts';
import { jobReader, ledgerStore, sliceStore } from './fan-out-store.ts';
import { FULL_RANGE } from './slice.ts';
import { sharedIndex, watcherIndex } from './watcher-index.ts';

const table = openTable();
const readJob = jobReader(table);
const index = sharedIndex(watcherIndex(table));
const slices = sliceStore(table);

/** The key of a job, or of a slice of a job's fan-out. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Matches a batch of jobs. Each is read again by its key, so late and repeated messages do no harm. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  const stores = { index, ledger: ledgerStore(table, () => context.getRemainingTimeInMillis()) };
  return consumeEach(event, context, async (body) => {
    const { pk, sk } = Message.parse(body);
    const [entity, jobId = ''] = pk.split('#');
    const isSlice = entity === 'PIECE';
    const slice = isSlice ? await slices.read({ pk, sk }) : undefined;
    if (isSlice && !slice) return;
    const job = await readJob(jobId);
    if (!job) return;
    const outcome = await fanOut(stores, job, slice ?? FULL_RANGE, new Date());
    if (slice) await slices.remove(slice);
    log.info('job matched', { jobId, ...(slice ? { from: slice.from, to: slice.to } : {}), ...outcome });
  });
}
