import type { LiveListing } from '../../board/live-listing.ts';
import { matchListing, titleKeyIndex } from '../../matching/match-listing.ts';
import { CATCH_UP_WINDOW_MS } from '../../matching/sync-watchers.ts';
import type { CatchUpDesk } from './catch-up.ts';

/** A clock, and how to wait for it. Both in milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Finds the jobs that suit a person as the preview of alerts does, in a listing in memory, once that is settled as of the
 * subscription's begin. What is written later is matched with the watchers that stand.
 */
export function fittingIn(
  listing: (since: number) => Promise<LiveListing>,
  { now, wait }: Clock,
): CatchUpDesk['fitting'] {
  const mayBeNamed = titleKeyIndex();
  return async (user, begun) => {
    let current = await listing(now());
    while (current.settledAt < begun) {
      await wait(begun - current.settledAt);
      current = await listing(now());
    }
    const window = { after: begun - CATCH_UP_WINDOW_MS, until: current.settledAt };
    return matchListing(current, user, window, mayBeNamed)
      .sort((one, other) => other.detected - one.detected || (one.jobId < other.jobId ? -1 : 1))
      .map(({ jobId }) => jobId);
  };
}
