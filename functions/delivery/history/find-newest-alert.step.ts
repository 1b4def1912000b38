import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { alertKey } from '../../table/keys.ts';

/** Reads the caller's newest alert. */
export function request(ctx: Context) {
  const { pk } = alertKey(ctx.stash['owner'].sub, '');
  return {
    operation: 'Query',
    query: { expression: 'pk = :pk', expressionValues: util.dynamodb.toMapValues({ ':pk': pk }) },
    scanIndexForward: false,
    limit: 1,
  };
}

/** Passes the alert, if there is one, to read-alerts-version.step.ts. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  return ctx.result.items[0] ?? null;
}
