import type { Context } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';

/** The first step: prepares the question for the model. */
export function request(ctx: Context) {
  return {
    operation: 'Invoke',
    payload: { step: 'request', owner: ctx.stash['owner'], input: ctx.args.input },
  };
}

/** Stashes the question and the request for the next steps, or returns the user if no question is needed. */
export function response(ctx: Context) {
  const { suggestionRequest, user } = functionValue(ctx);
  ctx.stash['suggestionRequest'] = suggestionRequest;
  ctx.stash['question'] = suggestionRequest
    ? { feature: 'suggest_titles', data: suggestionRequest.question }
    : null;
  return user ?? null;
}
