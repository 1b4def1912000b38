import type { FollowReview as GraphQLReview } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import type { FollowReview } from '../../table/follow.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from '../registry/board-store.ts';
import { checkStore } from './check-store.ts';
import { decideReview } from './decide-review.ts';
import { reviewStore } from './review-store.ts';

const table = openTable();
const now = () => new Date();
const reviews = reviewStore(table, now);
const deps = { reviews, checks: checkStore(table, now), boards: boardStore(table), now };

const Input = z.object({
  target: z.string(),
  accept: z.boolean(),
  address: z.string().max(2_000).nullish(),
  company: z.string().max(100).nullish(),
});
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('listFollowReviews') }),
  z.object({ field: z.literal('decideFollowReview'), arguments: z.object({ input: Input }) }),
]);

/** Resolves the fields for staff about companies that could not be followed. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    if (request.field === 'listFollowReviews') return (await reviews.list()).map(toGraphQLReview);
    const { target, accept, address, company } = request.arguments.input;
    await decideReview(deps, {
      target,
      isAccepted: accept,
      address: address ?? '',
      company: company ?? '',
    });
    return true;
  });
}

const toGraphQLReview = ({ sk, address, reason, people, since }: FollowReview): GraphQLReview => ({
  target: sk,
  address,
  reason,
  people,
  since,
});
