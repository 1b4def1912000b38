import { type Context, util } from '@aws-appsync/utils';
import type { AlertPage, QueryListAlertsArgs } from '@daybreak/contract/types.ts';
import { batchGetRows } from '../../platform/graphql/batch-get.ts';
import type { Alert } from '../../table/alert.ts';
import { readAlertContext, toAlertViews } from './alert-context.ts';
import { toAlertsVersion } from './alerts-version.ts';

/** Reads what the alerts of list-alerts.step.ts are shown with. */
export function request(ctx: Context) {
  return readAlertContext(ctx, currentAlerts(ctx));
}

/** Returns the page. */
export function response(ctx: Context<QueryListAlertsArgs>): AlertPage {
  const { rows, nextToken } = ctx.prev.result;
  const [meter] = batchGetRows(ctx);
  return {
    items: toAlertViews(ctx, currentAlerts(ctx)),
    nextToken,
    version: ctx.args.input.nextToken ? null : toAlertsVersion(rows[0], meter),
  };
}

/** DynamoDB removes expired rows with a delay. */
function currentAlerts(ctx: Context): Alert[] {
  const now = util.time.nowEpochSeconds();
  return ctx.prev.result.rows.filter((alert: Alert) => alert.expiresAt > now);
}
