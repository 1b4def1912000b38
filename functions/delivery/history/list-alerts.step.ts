import type { Context } from '@aws-appsync/utils';
import type { QueryListAlertsArgs } from '@daybreak/contract/types.ts';
import { queryNewest, toPage } from '../../platform/graphql/newest-page.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { alertKey } from '../../table/keys.ts';

/** Reads a page of the caller's alerts, newest first. */
export function request(ctx: Context<QueryListAlertsArgs>) {
  return queryNewest(alertKey(ctx.stash['owner'].sub, '').pk, ctx.args.input.nextToken, 'alerts');
}

/** Passes {rows, nextToken} to show-alerts.step.ts. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  return toPage(ctx.result.items);
}
