import { type Context, runtime } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';

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
  return functionValue(ctx);
}
