import { Fault } from '../platform/fault.ts';
import { StoredPosting } from '../postings/stored-posting.ts';
import { batchGet } from '../table/batch-get.ts';
import { isPublic } from '../table/is-public.ts';
import { Job } from '../table/job.ts';
import { isValidJobId } from '../table/job-id.ts';
import { jobKey, storedPostingKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type JobDetail, toJobDetail } from './to-job-detail.ts';

/**
 * Reads an open or closed job with its description in one round trip; `now` in epoch milliseconds. Throws
 * `Fault('NotFound')` if there is no such job, if it has expired, or if not everyone may see it.
 */
export async function readJobDetail(table: Table, jobId: string, now: number): Promise<JobDetail> {
  const rows = isValidJobId(jobId)
    ? await batchGet(table, [jobKey(jobId), storedPostingKey(jobId)], { consistent: false })
    : [];
  const row = rows.find(({ pk }) => pk === jobKey(jobId).pk);
  const job = row && Job.parse(row);
  if (!job || !isPublic(job) || job.expiresAt * 1000 <= now)
    throw new Fault('NotFound', 'This job is no longer available. Find current jobs on the board.');
  const stored = StoredPosting.safeParse(rows.find(({ pk }) => pk === storedPostingKey(jobId).pk));
  return toJobDetail(job, stored.data?.description);
}
