import { type Context, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { sortDescending } from '../../platform/graphql/sort-descending.ts';
import type { Follow } from '../../table/follow.ts';
import { followKey } from '../../table/keys.ts';
import { toGraphQLFollow } from './to-graphql-follow.ts';

/** How many of a person's requests are listed. */
const MAX_LISTED = 10;

/** Reads the caller's requests to follow a company, consistently: pages ask while one is checked. */
export function request(ctx: Context) {
  const { pk } = followKey(ctx.stash['owner'].sub, '');
  return {
    operation: 'Query',
    query: { expression: 'pk = :pk', expressionValues: util.dynamodb.toMapValues({ ':pk': pk }) },
    consistentRead: true,
  };
}

/** Returns the newest requests. DynamoDB removes expired rows with a delay. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  const now = util.time.nowEpochSeconds();
  const follows: Follow[] = ctx.result.items.filter(({ expiresAt }: Follow) => expiresAt > now);
  const askedAt = follows.map((follow) => follow.askedAt);
  return sortDescending(follows, askedAt)
    .slice(0, MAX_LISTED)
    .map((follow) => toGraphQLFollow(follow));
}
