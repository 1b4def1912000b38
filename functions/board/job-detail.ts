import { Fault } from '../platform/fault.ts';
import { type Block, blocksOf } from '../postings/description.ts';
import { StoredPosting } from '../postings/stored-posting.ts';
import { type WaysToApply, waysToApply } from '../postings/ways-to-apply.ts';
import { batchGet } from '../table/batch-get.ts';
import { Job } from '../table/job.ts';
import { jobKey, storedPostingKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** The contract's JobDetail: a job with all that is known of it. */
export interface JobDetail extends Job, WaysToApply {
  /** The employer's description as plain blocks; empty when it is no longer kept. */
  readonly description: readonly Block[];
}

/** Job ids are shorter; DynamoDB takes no key above 2,048 bytes. */
const LONGEST_ID = 500;

/**
 * One job with its description, open or closed; one round trip. NotFound where there is none or it is no longer kept;
 * `now` in epoch milliseconds.
 */
export async function jobDetail(table: Table, jobId: string, now: number): Promise<JobDetail> {
  const known = jobId !== '' && jobId.length <= LONGEST_ID;
  const rows = known
    ? await batchGet(table, [jobKey(jobId), storedPostingKey(jobId)], { consistent: false })
    : [];
  const row = rows.find(({ pk }) => pk === jobKey(jobId).pk);
  const job = row && Job.parse(row);
  if (!job || job.expiresAt * 1000 <= now)
    throw new Fault(
      'NotFound',
      'There is no such job here. It may have closed long ago: look for it on the board.',
    );
  const original = StoredPosting.safeParse(rows.find(({ pk }) => pk === storedPostingKey(jobId).pk));
  return {
    ...job,
    description: original.success ? blocksOf(original.data.posting.html) : [],
    ...waysToApply(job),
  };
}
