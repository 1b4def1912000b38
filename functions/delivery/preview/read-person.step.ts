import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { userKey } from '../../table/keys.ts';

/** Reads the caller's record. */
export function request(ctx: Context) {
  return {
    operation: 'GetItem',
    key: util.dynamodb.toMapValues(userKey(ctx.stash['owner'].sub)),
    consistentRead: true,
  };
}

/** Passes the record to the next step. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  if (!ctx.result) util.error("There's no account for this email yet. Please register.", 'NotFound');
  return ctx.result;
}
