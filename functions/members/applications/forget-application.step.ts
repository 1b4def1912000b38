import { type Context, runtime, util } from '@aws-appsync/utils';
import type { MutationForgetApplicationArgs } from '@daybreak/contract/types.ts';
import { isPossibleSortKey } from '../../platform/graphql/is-possible-sort-key.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { applicationKey } from '../../table/keys.ts';

/** Deletes one of the caller's applications or saved jobs. */
export function request(ctx: Context<MutationForgetApplicationArgs>) {
  const { jobID } = ctx.args.input;
  if (!isPossibleSortKey(jobID)) runtime.earlyReturn(true);
  return {
    operation: 'DeleteItem',
    key: util.dynamodb.toMapValues(applicationKey(ctx.stash['owner'].sub, jobID)),
  };
}

/** Returns true even if there was none. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  return true;
}
