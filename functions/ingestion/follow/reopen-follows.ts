import type { FollowStore } from './follow-store.ts';
import type { ReviewStore } from './review-store.ts';

export interface Deps {
  readonly reviews: Pick<ReviewStore, 'close' | 'listWaiting' | 'removeWaiting'>;
  readonly follows: Pick<FollowStore, 'reopen'>;
}

/** Closes the review of a target that was decided, and has everyone who waited answered. Idempotent. */
export async function reopenFollows({ reviews, follows }: Deps, target: string): Promise<void> {
  for await (const sub of reviews.listWaiting(target)) {
    await follows.reopen(sub, target);
    await reviews.removeWaiting(target, sub);
  }
  await reviews.close(target);
}
