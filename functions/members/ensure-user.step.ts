import { type Context, runtime, util } from '@aws-appsync/utils';
import { requireSuccess } from '../platform/graphql/require-success.ts';

/** Creates the record from the user pool's attributes, only if the step before found none. */
export function request(ctx: Context) {
  if (ctx.prev.result) runtime.earlyReturn(ctx.prev.result);
  return {
    operation: 'Invoke',
    payload: { owner: ctx.stash['owner'] },
  };
}

export function response(ctx: Context) {
  requireSuccess(ctx);
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
