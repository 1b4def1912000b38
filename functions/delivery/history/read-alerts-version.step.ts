import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { meterKey } from '../../table/keys.ts';
import { toAlertsVersion } from './alerts-version.ts';

/** Reads the caller's meter, which changes with each message. */
export function request(ctx: Context) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(meterKey(ctx.stash['owner'].sub)) };
}

/** Returns the version of the meter and the alert of find-newest-alert.step.ts. */
export function response(ctx: Context): string {
  requireSuccess(ctx);
  return toAlertsVersion(ctx.prev.result ?? undefined, ctx.result);
}
