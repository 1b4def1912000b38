import { lookup } from 'node:dns/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { retryWithBackoff } from '../../platform/retry-with-backoff.ts';
import { openTable } from '../../table/table.ts';
import { type JobStore, jobStore } from '../jobs/job-store.ts';
import { boardStore } from '../registry/board-store.ts';
import { hostStore } from '../registry/host-store.ts';
import { type Deps, readBoard } from './read-board.ts';

const table = openTable();
const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
const deps: Deps = {
  boards: boardStore(table),
  hosts: hostStore(table, () => new Date()),
  lookup,
  jobs: withWriteLog(jobStore(table)),
  now: () => new Date(),
  environment: process.env,
  log,
};

/** `seenAt` replays a recording as of that time. */
const Message = z.object({ board: z.string(), seenAt: z.coerce.date().optional() });

export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, (body, record) => {
    const { board, seenAt } = Message.parse(body);
    return retryWithBackoff(queue, record, () => readBoard(deps, board, seenAt));
  });
}

/** Logs the id of every written job, so that a job can be traced from here through the other functions. */
function withWriteLog(store: JobStore): JobStore {
  return {
    ...store,
    async write(change) {
      const isWritten = await store.write(change);
      if (isWritten && change.job) log.info('job written', { jobId: change.job.after.jobID });
      return isWritten;
    },
  };
}
