import { log } from '../../platform/log.ts';
import type { JobStore } from './job-store.ts';

/** The same store, which logs the id of every job it writes: where a job's way through the functions begins. */
export function logJobs(store: JobStore): JobStore {
  return {
    ...store,
    async write(change) {
      const isWritten = await store.write(change);
      if (isWritten && change.job) log.info('job written', { jobId: change.job.after.jobID });
      return isWritten;
    },
  };
}
