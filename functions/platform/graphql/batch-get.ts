import { type Context, util } from '@aws-appsync/utils';
import { failBusy, requireSuccess } from './require-success.ts';

/** Reads at most 100 rows, whose keys must differ, in one round trip. */
export function batchGet(
  ctx: Context,
  keys: { readonly pk: string; readonly sk: string }[],
  options: { readonly consistentRead: boolean },
) {
  const mapped = keys.map((key) => util.dynamodb.toMapValues(key));
  return {
    operation: 'BatchGetItem',
    tables: { [`${ctx.env['TABLE_NAME']}`]: { keys: mapped, consistentRead: options.consistentRead } },
  };
}

/** Returns the rows of `batchGet` in the order of the keys, with null for those that don't exist. */
export function batchGetRows(ctx: Context) {
  requireSuccess(ctx);
  const table = `${ctx.env['TABLE_NAME']}`;
  // DynamoDB leaves out keys while the table is throttled.
  if ((ctx.result.unprocessedKeys?.[table] ?? []).length > 0) failBusy();
  return ctx.result.data[table];
}
