import { type Context, util } from '@aws-appsync/utils';
import type { QueryGetLetterArgs } from '@daybreak/contract/types.ts';
import { isPossibleSortKey } from '../../platform/graphql/is-possible-sort-key.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { letterKey } from '../../table/keys.ts';

/** Reads the row of the caller's letter for a job. */
export function request(ctx: Context<QueryGetLetterArgs>) {
  const { jobID } = ctx.args.input;
  if (!isPossibleSortKey(jobID)) util.error('jobID: This is not the id of a job.', 'BadInput');
  return {
    operation: 'GetItem',
    key: util.dynamodb.toMapValues(letterKey(ctx.stash['owner'].sub, jobID)),
    consistentRead: true,
  };
}

/** Passes the row, or null, to show-letter.step.ts. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  return ctx.result;
}
