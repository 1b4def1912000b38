import { type Context, runtime, util } from '@aws-appsync/utils';
import type { QueryGetResumeAnalysisArgs } from '@daybreak/contract/types.ts';
import { isPossibleSortKey } from '../../platform/graphql/is-possible-sort-key.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { analysisKey } from '../../table/keys.ts';

/** Reads the row of the analysis of one of the caller's resumes. */
export function request(ctx: Context<QueryGetResumeAnalysisArgs>) {
  const { resumeId } = ctx.args.input;
  if (!isPossibleSortKey(resumeId)) runtime.earlyReturn(null);
  return {
    operation: 'GetItem',
    key: util.dynamodb.toMapValues(analysisKey(ctx.stash['owner'].sub, resumeId)),
    consistentRead: true,
  };
}

/** Passes the row, or null, to show-analysis.step.ts. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  return ctx.result;
}
