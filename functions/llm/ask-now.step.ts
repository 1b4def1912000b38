import { type Context, runtime } from '@aws-appsync/utils';

/** A step of a field for which a person waits: asks the model the question that an earlier step left, if it left one. */
export function request(ctx: Context) {
  if (!ctx.stash['question']) runtime.earlyReturn(ctx.prev.result);
  return { operation: 'Invoke', payload: ctx.stash['question'] };
}

/** Leaves what came of asking for the next step; a function that broke is a provider that is down. */
export function response(ctx: Context) {
  ctx.stash['asked'] = ctx.error ? { failed: 'down', why: ctx.error.message } : ctx.result;
  return null;
}
