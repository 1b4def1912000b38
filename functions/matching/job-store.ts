import DataLoader from 'dataloader';
import { batchGet } from '../table/batch-get.ts';
import { Job } from '../table/job.ts';
import { jobKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/**
 * Reads a job as it is now, undefined where it is gone; jobs that are asked for in the same turn share a call. A row
 * that is none of a job fails only whoever asked for it.
 */
export function jobStore(table: Table): (jobId: string) => Promise<Job | undefined> {
  const asked = new DataLoader<string, Record<string, unknown> | undefined>(
    async (jobIds) => {
      const keys = [...new Set(jobIds)].map(jobKey);
      const rows = await batchGet(table, keys, { consistent: true });
      const found = new Map(rows.map((row) => [row['pk'], row]));
      return jobIds.map((jobId) => found.get(jobKey(jobId).pk));
    },
    { cache: false },
  );
  return async (jobId) => {
    const row = await asked.load(jobId);
    return row && Job.parse(row);
  };
}
