import { type Context, util } from '@aws-appsync/utils';
import type { AlertNote, MutationNoteAlertArgs } from '@daybreak/contract/types.ts';
import { isPossibleSortKey } from '../../platform/graphql/is-possible-sort-key.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { alertKey } from '../../table/keys.ts';

/** The first note of each kind stays. */
const UPDATES: Record<AlertNote, string> = {
  opened: 'SET openedAt = if_not_exists(openedAt, :at)',
  notRelevant: 'SET notRelevantAt = if_not_exists(notRelevantAt, :at)',
  relevant: 'REMOVE notRelevantAt',
};

/** Notes on one of the caller's alerts that they opened its job, or whether it is relevant to them. */
export function request(ctx: Context<MutationNoteAlertArgs>) {
  const { jobID, note } = ctx.args.input;
  if (!isPossibleSortKey(jobID)) util.error('jobID: This is not the id of a job.', 'BadInput');
  const at = { ':at': util.time.nowISO8601() };
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues(alertKey(ctx.stash['owner'].sub, jobID)),
    update: {
      expression: UPDATES[note],
      ...(note === 'relevant' ? {} : { expressionValues: util.dynamodb.toMapValues(at) }),
    },
    condition: { expression: 'attribute_exists(pk)' },
  };
}

/** Passes the changed row to show-alert.step.ts. */
export function response(ctx: Context) {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
    util.error("You don't have an alert for this job.", 'NotFound');
  requireSuccess(ctx);
  return ctx.result;
}
