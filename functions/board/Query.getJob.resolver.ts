import { type Context, util } from '@aws-appsync/utils';
import type { QueryGetJobArgs } from '@daybreak/contract/types.ts';
import { batchGet, batchGetRows } from '../platform/graphql/batch-get.ts';
import { isPossibleSortKey } from '../platform/graphql/is-possible-sort-key.ts';
import { jobKey, storedPostingKey } from '../table/keys.ts';
import { toJobDetail } from './to-job-detail.ts';

/** Reads a job and the posting that it was made from. */
export function request(ctx: Context<QueryGetJobArgs>) {
  const { jobID } = ctx.args;
  if (!isPossibleSortKey(jobID)) failNotFound();
  return batchGet(ctx, [jobKey(jobID), storedPostingKey(jobID)], { consistentRead: false });
}

/** Returns the job with its description and its ways to apply. DynamoDB removes expired rows with a delay. */
export function response(ctx: Context) {
  const [job, posting] = batchGetRows(ctx);
  if (!job || job.expiresAt <= util.time.nowEpochSeconds()) failNotFound();
  return toJobDetail(job, posting?.description);
}

function failNotFound(): void {
  util.error('This job is no longer available. Find current jobs on the board.', 'NotFound');
}
