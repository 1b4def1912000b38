import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { retryWithBackoff } from '../../platform/retry-with-backoff.ts';
import { openTable } from '../../table/table.ts';
import { type JobStore, jobStore } from '../jobs/job-store.ts';
import { boardStore } from '../registry/board-store.ts';
import { hostStore } from '../registry/host-store.ts';
import { ReaderMessage } from '../registry/reader-messages.ts';
import type { Deps } from './read-board.ts';
import { readLanes } from './read-lanes.ts';
import { createRobotsCache } from './robots.ts';

const table = openTable();
const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
const deps: Deps = {
  boards: boardStore(table),
  hosts: hostStore(table, () => new Date()),
  lookup,
  jobs: withWriteLog(jobStore(table)),
  now: () => new Date(),
  environment: process.env,
  robots: createRobotsCache(() => new Date()),
  sleep,
  log,
};

export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, (body, record) => {
    const { boards } = ReaderMessage.parse(body);
    return retryWithBackoff(queue, record, () => readLanes(deps, boards));
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
