import { type Context, util } from '@aws-appsync/utils';
import type { QueryGetJobArgs } from '@daybreak/contract/types.ts';
import { batchGet, batchGetRows } from '../platform/graphql/batch-get.ts';
import { isPossibleSortKey } from '../platform/graphql/is-possible-sort-key.ts';
import { isVisible } from '../table/is-public.ts';
import { alertKey, jobKey, storedPostingKey } from '../table/keys.ts';
import { toJobDetail } from './to-job-detail.ts';

/** Reads a job, the posting that it was made from, and the alert of a person who is signed in. */
export function request(ctx: Context<QueryGetJobArgs>) {
  const { jobID } = ctx.args;
  if (!isPossibleSortKey(jobID)) failNotFound();
  // A visitor's API key has no identity.
  const { sub } = (ctx.identity ?? {}) as { sub?: string };
  const keys = [jobKey(jobID), storedPostingKey(jobID)];
  return batchGet(ctx, sub ? [...keys, alertKey(sub, jobID)] : keys, { consistentRead: false });
}

/** Returns the job with its description and its ways to apply. DynamoDB removes expired rows with a delay. */
export function response(ctx: Context) {
  const [job, posting, alert] = batchGetRows(ctx);
  if (job && !isVisible(job, alert)) failNotFound();
  if (!job || job.expiresAt <= util.time.nowEpochSeconds()) failNotFound();
  return toJobDetail(job, posting?.description);
}

function failNotFound(): void {
  util.error('This job is no longer available. Find current jobs on the board.', 'NotFound');
}
