import { type Context, runtime, util } from '@aws-appsync/utils';

/** Asks for the record to be made from the pool's attributes, only if the read before found none. */
export function request(ctx: Context) {
  if (ctx.prev.result) runtime.earlyReturn(ctx.prev.result);
  return {
    operation: 'Invoke',
    payload: { owner: ctx.stash['owner'] },
  };
}

/** The record that was found, or made. */
export function response(ctx: Context) {
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
