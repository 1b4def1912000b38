import { type Context, util } from '@aws-appsync/utils';
import { batchGet, batchGetRows } from '../platform/graphql/batch-get.ts';
import { meterKey, userKey } from '../table/keys.ts';
import { toGraphQLUser } from './to-graphql-user.ts';

/** Reads the caller's record and meter in one round trip. */
export function request(ctx: Context) {
  const { sub } = ctx.stash['owner'];
  return batchGet(ctx, [userKey(sub), meterKey(sub)], { consistentRead: true });
}

/** Returns the user, or null so that the next step creates it. NotFound for an account that is being deleted. */
export function response(ctx: Context) {
  const [user, meter] = batchGetRows(ctx);
  if (!user) return null;
  if (user.leavingAt) util.error('This account is being deleted.', 'NotFound');
  return toGraphQLUser(user, meter?.charged?.length ?? 0);
}
