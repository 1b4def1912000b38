import type { Context } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';

/** Invokes the listing's function with the person that the step before has read. */
export function request(ctx: Context) {
  return { operation: 'Invoke', payload: { field: 'previewAlerts', person: ctx.prev.result } };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
