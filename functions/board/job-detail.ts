import { Fault } from '../platform/fault.ts';
import { StoredPosting } from '../postings/stored-posting.ts';
import { batchGet } from '../table/batch-get.ts';
import { isPublic } from '../table/is-public.ts';
import { Job } from '../table/job.ts';
import { isValidJobId } from '../table/job-id.ts';
import { jobKey, type Key, storedPostingKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type JobDetail, toJobDetail } from './to-job-detail.ts';

/** Returns the job among its rows. Throws `Fault('NotFound')` if it has expired or if not everyone may see it. */
function publicJob(rows: readonly Record<string, unknown>[], jobId: string, now: number): Job {
  const row = rows.find(({ pk }) => pk === jobKey(jobId).pk);
  const job = row && Job.parse(row);
  if (!job || !isPublic(job) || job.expiresAt * 1000 <= now)
    throw new Fault('NotFound', 'This job is no longer available. Find current jobs on the board.');
  return job;
}

const rowsOf = async (table: Table, jobId: string, keys: readonly Key[]) =>
  isValidJobId(jobId) ? await batchGet(table, keys, { consistent: false }) : [];

/** Reads an open or closed job without its description. Throws what `readJobDetail` throws. */
export async function readPublicJob(table: Table, jobId: string, now: number): Promise<Job> {
  return publicJob(await rowsOf(table, jobId, [jobKey(jobId)]), jobId, now);
}

/**
 * Reads an open or closed job with its description in one round trip; `now` in epoch milliseconds. Throws
 * `Fault('NotFound')` if there is no such job, if it has expired, or if not everyone may see it.
 */
export async function readJobDetail(table: Table, jobId: string, now: number): Promise<JobDetail> {
  const rows = await rowsOf(table, jobId, [jobKey(jobId), storedPostingKey(jobId)]);
  const job = publicJob(rows, jobId, now);
  const stored = StoredPosting.safeParse(rows.find(({ pk }) => pk === storedPostingKey(jobId).pk));
  return toJobDetail(job, stored.data?.description);
}
