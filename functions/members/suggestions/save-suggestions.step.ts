import { type Context, runtime, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';

/** The last step: saves the model's suggestions, if there was a question. */
export function request(ctx: Context) {
  if (!ctx.stash['suggestionRequest']) runtime.earlyReturn(ctx.prev.result);
  return {
    operation: 'Invoke',
    payload: {
      step: 'save',
      owner: ctx.stash['owner'],
      suggestionRequest: ctx.stash['suggestionRequest'],
      completion: ctx.stash['completion'],
    },
  };
}

export function response(ctx: Context) {
  requireSuccess(ctx);
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
