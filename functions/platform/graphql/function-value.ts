import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from './require-success.ts';

/** Returns the value of a field's function, or fails the field with the `fault` that the function returned. */
export function functionValue(ctx: Context) {
  requireSuccess(ctx);
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
