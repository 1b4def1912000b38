import { type Context, runtime } from '@aws-appsync/utils';
import { functionValue } from '../platform/graphql/function-value.ts';

/** Creates the record from the user pool's attributes, only if the step before found none. */
export function request(ctx: Context) {
  if (ctx.prev.result) runtime.earlyReturn(ctx.prev.result);
  return {
    operation: 'Invoke',
    payload: { owner: ctx.stash['owner'] },
  };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
