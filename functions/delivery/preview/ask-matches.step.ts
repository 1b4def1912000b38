import type { Context } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';

/** Invokes the listing's function with the query and the person that the step before has read. */
export function request(ctx: Context) {
  return {
    operation: 'Invoke',
    payload: { field: 'listMatches', person: ctx.prev.result, input: ctx.args['input'] },
  };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
