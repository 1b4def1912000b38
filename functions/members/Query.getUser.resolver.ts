import { type Context, util } from '@aws-appsync/utils';
import { meterKey, userKey } from '../table/keys.ts';
import { toGraphQLUser } from './to-graphql-user.ts';

/** Reads the caller's record and meter in one round trip. */
export function request(ctx: Context) {
  const { sub } = ctx.stash['owner'];
  const keys = [util.dynamodb.toMapValues(userKey(sub)), util.dynamodb.toMapValues(meterKey(sub))];
  return {
    operation: 'BatchGetItem',
    tables: { [`${ctx.env['TABLE_NAME']}`]: { keys, consistentRead: true } },
  };
}

/** Returns the user, or null so that the next step creates it. NotFound for an account that is being deleted. */
export function response(ctx: Context) {
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  const rows = ctx.result.data[`${ctx.env['TABLE_NAME']}`];
  const user = rows[0];
  const meter = rows[1];
  if (!user) return null;
  if (user.leavingAt) util.error('This account is being deleted.', 'NotFound');
  return toGraphQLUser(user, meter?.charged?.length ?? 0);
}
