import { lookup } from 'node:dns/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { retryWithBackoff } from '../../platform/retry-with-backoff.ts';
import { openTable } from '../../table/table.ts';
import { jobStore } from '../jobs/job-store.ts';
import { logJobs } from '../jobs/log-jobs.ts';
import { boardStore } from '../registry/board-store.ts';
import { hostStore } from '../registry/host-store.ts';
import { readBoard } from './read-board.ts';

const table = openTable();
const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
const reader = {
  boards: boardStore(table),
  hosts: hostStore(table, () => new Date()),
  lookup,
  jobs: logJobs(jobStore(table)),
  now: () => new Date(),
  environment: process.env,
  log,
};

/** `seenAt` replays a recording: the board is read as if at that time. */
const Message = z.object({ board: z.string(), seenAt: z.coerce.date().optional() });

/** Reads the boards of a batch. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, (body, record) => {
    const { board, seenAt } = Message.parse(body);
    return retryWithBackoff(queue, record, () => readBoard(reader, board, seenAt));
  });
}
