import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from './require-success.ts';

/** Invokes the field's function with its arguments, the selected fields and the owner that an earlier step verified. */
export function request(ctx: Context) {
  return {
    operation: 'Invoke',
    payload: {
      field: ctx.info.fieldName,
      arguments: ctx.args,
      selection: ctx.info.selectionSetList,
      owner: ctx.stash['owner'] ?? null,
    },
  };
}

/**
 * Turns a `fault` that the function returned into a GraphQL error, and hides the details of what it threw. Lambda
 * throttles it while the account has no concurrency left.
 */
export function response(ctx: Context) {
  requireSuccess(ctx);
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
