import * as z from 'zod';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from '../registry/board-store.ts';
import { checkStore } from './check-store.ts';
import { decideReview } from './decide-review.ts';
import { reviewStore } from './review-store.ts';

const table = openTable();
const now = () => new Date();
const deps = {
  reviews: reviewStore(table, now),
  checks: checkStore(table, now),
  boards: boardStore(table),
  now,
};

const Input = z.object({
  target: z.string(),
  accept: z.boolean(),
  address: z.string().max(2_000).nullish(),
  company: z.string().max(100).nullish(),
});
const Request = z.object({ arguments: z.object({ input: Input }) });

/** Resolves decideFollowReview. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const { target, accept, address, company } = Request.parse(event).arguments.input;
    await decideReview(deps, {
      target,
      isAccepted: accept,
      address: address ?? '',
      company: company ?? '',
    });
    return true;
  });
}
