import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';

/** The first step: prepares the question for the model. */
export function request(ctx: Context) {
  return {
    operation: 'Invoke',
    payload: { step: 'request', owner: ctx.stash['owner'], input: ctx.args.input },
  };
}

/** Stashes the question and the request for the next steps, or returns the user if no question is needed. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  const { suggestionRequest, user } = ctx.result.value;
  ctx.stash['suggestionRequest'] = suggestionRequest;
  ctx.stash['question'] = suggestionRequest
    ? { feature: 'suggest_titles', data: suggestionRequest.question }
    : null;
  return user ?? null;
}
