import { type Context, runtime, util } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';
import { isOverdue } from '../generation/is-overdue.ts';
import { toCoverLetter } from './cover-letter.ts';

/** Returns the letter of read-letter.step.ts. Only an overdue one needs the function, which fails and refunds it. */
export function request(ctx: Context) {
  const row = ctx.prev.result;
  if (!row) runtime.earlyReturn(null);
  if (!isOverdue(row, util.time.nowISO8601())) runtime.earlyReturn(toCoverLetter(row));
  return {
    operation: 'Invoke',
    payload: { field: 'getLetter', arguments: ctx.args, owner: ctx.stash['owner'] },
  };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
