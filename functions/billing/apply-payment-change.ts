import { hasSubscription } from '../members/entitlements.ts';
import type { User } from '../table/user.ts';

/**
 * A record after a change about payments at `at`, as the version that follows. Who subscribes with it and did not before,
 * because there was no subscription or it had lapsed, has subscribed since then.
 */
export function applyPaymentChange(before: User, change: Partial<User>, at: Date): User {
  const changedAt = at.toISOString();
  const next: User = { ...before, ...change, version: before.version + 1, changedAt };
  return !hasSubscription(before, at) && hasSubscription(next, at)
    ? { ...next, subscribedAt: changedAt }
    : next;
}
