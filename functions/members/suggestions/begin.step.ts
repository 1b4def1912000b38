import { type Context, util } from '@aws-appsync/utils';

/** The first step: what is to be asked for the caller's title. */
export function request(ctx: Context) {
  return {
    operation: 'Invoke',
    payload: { step: 'begin', owner: ctx.stash['owner'], input: ctx.args.input },
  };
}

/** Leaves the question for the model and, for the last step, what belongs to it; or the person where none is needed. */
export function response(ctx: Context) {
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  const { asking, user } = ctx.result.value;
  ctx.stash['asking'] = asking;
  ctx.stash['question'] = asking ? { feature: 'suggest_titles', data: asking.question } : null;
  return user ?? null;
}
