import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { log } from '../platform/log.ts';
import { consumeEach } from '../platform/queue.ts';
import { openTable } from '../table/table.ts';
import { fanOut } from './fan-out.ts';
import { jobStore } from './job-store.ts';
import { ledgerStore, pieceStore, watcherIndex } from './ledger-store.ts';
import { sharedIndex } from './shared-index.ts';
import { FULL_RANGE } from './slice.ts';

const table = openTable();
const jobs = jobStore(table);
const index = sharedIndex(watcherIndex(table));
const pieces = pieceStore(table);

/** The key of a job, or of a piece of a job's fan-out. */
const Message = z.object({ pk: z.string(), sk: z.string() });

type RunningContext = Pick<Context, 'getRemainingTimeInMillis'>;

/** Matches the jobs of a batch. The item is read again by its key, so late and repeated messages do no harm. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  const store = { index, ledger: ledgerStore(table, () => context.getRemainingTimeInMillis()) };
  return consumeEach(event, async (body) => {
    const { pk, sk } = Message.parse(body);
    const [entity, jobId = ''] = pk.split('#');
    const piece = entity === 'PIECE' ? await pieces.piece({ pk, sk }) : undefined;
    if (entity === 'PIECE' && !piece) return;
    const job = await jobs(jobId);
    if (!job) return;
    const outcome = await fanOut(store, job, piece ?? FULL_RANGE, new Date());
    if (piece) await pieces.done(piece);
    log.info('job matched', { jobId, ...(piece ? { from: piece.from, to: piece.to } : {}), ...outcome });
  });
}
