import { type Context, runtime, util } from '@aws-appsync/utils';

/** The last step: keeps what came of asking, if something was asked. */
export function request(ctx: Context) {
  if (!ctx.stash['asking']) runtime.earlyReturn(ctx.prev.result);
  return {
    operation: 'Invoke',
    payload: {
      step: 'keep',
      owner: ctx.stash['owner'],
      asking: ctx.stash['asking'],
      asked: ctx.stash['completion'],
    },
  };
}

/** The person with the titles that were added. */
export function response(ctx: Context) {
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
