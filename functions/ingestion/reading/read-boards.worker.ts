import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { type JobStore, jobStore } from '../jobs/job-store.ts';
import { boardStore } from '../registry/board-store.ts';
import { hostStore } from '../registry/host-store.ts';
import type { Deps } from './read-board.ts';
import { readLanes } from './read-lanes.ts';
import { ALIVE_EVERY_MS, type ReadingRequest, type ThreadReport } from './reader-thread.ts';
import { createRobotsCache } from './robots.ts';

// Started by reader-thread.ts, which ends it if it outlasts its limits.
const table = openTable();
const report = (message: ThreadReport): void => parentPort?.postMessage(message);
const deps: Deps = {
  boards: boardStore(table),
  hosts: hostStore(table, () => new Date()),
  lookup,
  jobs: withWriteLog(jobStore(table)),
  now: () => new Date(),
  environment: process.env,
  // The template sets one of these.
  firstReading: requireEnv('FIRST_READING') === 'news' ? 'news' : 'baseline',
  robots: createRobotsCache(() => new Date()),
  sleep,
  log,
};
const progress = {
  begun: (board: string) => report({ kind: 'begun', board }),
  ended: (board: string) => report({ kind: 'ended', board }),
};

parentPort?.on('message', async ({ boards, isRepeated }: ReadingRequest) => {
  const alive = setInterval(() => report({ kind: 'alive' }), ALIVE_EVERY_MS);
  try {
    await readLanes({ ...deps, isRepeated }, boards, progress);
    report({ kind: 'done' });
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(alive);
  }
});

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
