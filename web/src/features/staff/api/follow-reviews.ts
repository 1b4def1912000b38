import type { DecideFollowReviewInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import {
  DecideFollowReviewDocument,
  ListFollowReviewsDocument,
  type ListFollowReviewsQuery,
} from './follow-reviews.generated.ts';

/** A page that people asked to follow and the service could not read. */
export type FollowReview = ListFollowReviewsQuery['listFollowReviews'][number];

/** Returns what waits for a decision, most wanted first. Throws a `Failure`. */
export async function listFollowReviews(signal: AbortSignal): Promise<readonly FollowReview[]> {
  return (await callService(ListFollowReviewsDocument, {}, signal)).listFollowReviews;
}

/** Accepts or declines a request. Throws a `Failure`. */
export async function decideFollowReview(input: DecideFollowReviewInput): Promise<void> {
  await callService(DecideFollowReviewDocument, { input });
}
