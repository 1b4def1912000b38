import { type Context, runtime } from '@aws-appsync/utils';

/** Asks the model the question that an earlier step stashed, if there is one. */
export function request(ctx: Context) {
  if (!ctx.stash['question']) runtime.earlyReturn(ctx.prev.result);
  return { operation: 'Invoke', payload: ctx.stash['question'] };
}

/** Stashes the completion for the next step. An error of the function counts as an unavailable provider. */
export function response(ctx: Context) {
  ctx.stash['completion'] = ctx.error ? { failed: 'unavailable', why: ctx.error.message } : ctx.result;
  return null;
}
