import { type Context, runtime, util } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';
import { isOverdue } from '../generation/is-overdue.ts';
import { toResumeAnalysis } from './to-resume-analysis.ts';

/**
 * Returns the analysis of read-analysis.step.ts. Only an overdue one needs the function, which fails and refunds it.
 */
export function request(ctx: Context) {
  const row = ctx.prev.result;
  if (!row) runtime.earlyReturn(null);
  if (!isOverdue(row, util.time.nowISO8601())) runtime.earlyReturn(toResumeAnalysis(row));
  return {
    operation: 'Invoke',
    payload: { field: 'getResumeAnalysis', arguments: ctx.args, owner: ctx.stash['owner'] },
  };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
