import { type Context, util } from '@aws-appsync/utils';
import type { FollowReview as GraphQLReview } from '@daybreak/contract/types.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { sortDescending } from '../../platform/graphql/sort-descending.ts';
import type { FollowReview } from '../../table/follow.ts';
import { followReviewKey } from '../../table/keys.ts';

/** How many reviews are read. Rows beyond are listed once staff have decided about others. */
const MAX_READ = 1_000;

const MAX_LISTED = 200;

/** Gives all counts of people the same number of digits. */
const FIRST_COUNT = 1_000_000_000;

/** Reads what people asked to follow and the check could not read. */
export function request() {
  const { pk } = followReviewKey('');
  return {
    operation: 'Query',
    query: { expression: 'pk = :pk', expressionValues: util.dynamodb.toMapValues({ ':pk': pk }) },
    limit: MAX_READ,
  };
}

/** Returns the reviews, most wanted first. */
export function response(ctx: Context): GraphQLReview[] {
  requireSuccess(ctx);
  const reviews: FollowReview[] = ctx.result.items;
  const counts = reviews.map(({ people }) => `${FIRST_COUNT + people}`);
  return sortDescending(reviews, counts)
    .slice(0, MAX_LISTED)
    .map(({ sk, address, reason, people, since }) => ({ target: sk, address, reason, people, since }));
}
