import { StoredPosting } from '../../postings/stored-posting.ts';
import { batchGet } from '../../table/batch-get.ts';
import { isVisible } from '../../table/is-public.ts';
import { Job } from '../../table/job.ts';
import { alertKey, jobKey, storedPostingKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

/** Returns the posting behind a job; undefined if there is no such job, or if the person may not see it. */
export async function readVisiblePosting(
  table: Table,
  sub: string,
  jobId: string,
): Promise<StoredPosting | undefined> {
  const keys = [jobKey(jobId), storedPostingKey(jobId), alertKey(sub, jobId)] as const;
  const rows = await batchGet(table, keys, { consistent: true });
  const [job, posting, alert] = keys.map(({ pk }) => rows.find((row) => row['pk'] === pk));
  return job && posting && isVisible(Job.parse(job), alert) ? StoredPosting.parse(posting) : undefined;
}
