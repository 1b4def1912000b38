import { hasSubscription } from '../members/entitlements.ts';
import type { User } from '../table/user.ts';

/**
 * Returns the next version of a record with a payment change. Sets `subscribedAt` if the person becomes a subscriber,
 * for the first time or again.
 */
export function applyPaymentChange(before: User, change: Partial<User>, at: Date): User {
  const changedAt = at.toISOString();
  const next: User = { ...before, ...change, version: before.version + 1, changedAt };
  return !hasSubscription(before, at) && hasSubscription(next, at)
    ? { ...next, subscribedAt: changedAt }
    : next;
}
