import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { retryWithBackoff } from '../../platform/retry-with-backoff.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from '../registry/board-store.ts';
import { isReadAlone, ReaderMessage } from '../registry/reader-messages.ts';
import { readerThread } from './reader-thread.ts';
import { superviseReading } from './supervise-reading.ts';

const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
const deps = {
  thread: readerThread(new URL('./read-boards.worker.mjs', import.meta.url)),
  boards: boardStore(openTable()),
  now: () => new Date(),
  log,
};

/** The longest pause of real boards: parsing the largest answers takes a second. */
const BLOCKED_MS = 15_000;

/** A board that is read alone has 40 s for its requests. */
const ALONE_MS = 60_000;

/** Left for saving what was not finished. */
const RESERVED_MS = 8_000;

/** In MiB; the function has 1,024. */
const MEMORY = 700;

export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, ReaderMessage, (message, record) => {
    const left = context.getRemainingTimeInMillis() - RESERVED_MS;
    const limits = {
      blocked: BLOCKED_MS,
      total: isReadAlone(message) ? Math.min(ALONE_MS, left) : left,
      memory: MEMORY,
    };
    const isRepeated = Number(record.attributes.ApproximateReceiveCount) > 1;
    const request = { boards: message.boards, isRepeated };
    return retryWithBackoff(queue, record, () => superviseReading(deps, request, limits));
  });
}
