import { type Context, util } from '@aws-appsync/utils';

/** Asks the field's function, with the arguments, what is selected, and the caller that an earlier step has made sure of. */
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
 * A function returns its expected refusals as `fault`; what it throws is a fault of ours and says nothing. Lambda
 * refuses to run it while the account's concurrent executions are all in use.
 */
export function response(ctx: Context) {
  if (ctx.error?.type === 'Lambda:TooManyRequestsException')
    util.error('Daybreak is very busy just now. Please try again in a minute.', 'Unavailable');
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
