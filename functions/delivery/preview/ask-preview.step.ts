import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';

/** Invokes the listing's function with the person that the step before has read. */
export function request(ctx: Context) {
  return { operation: 'Invoke', payload: { field: 'previewAlerts', person: ctx.prev.result } };
}

export function response(ctx: Context) {
  requireSuccess(ctx);
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
