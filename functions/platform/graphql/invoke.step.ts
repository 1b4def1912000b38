import type { Context } from '@aws-appsync/utils';
import { functionValue } from './function-value.ts';

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

/** Returns the function's value. */
export function response(ctx: Context) {
  return functionValue(ctx);
}
