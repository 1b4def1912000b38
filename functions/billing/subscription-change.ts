import { hasSubscription } from '../members/entitlements.ts';
import type { User } from '../table/user.ts';

type Payer = Pick<User, 'activeSubscription'>;

/** Whether the person pays and will again, or is late with it. An incomplete subscription was never paid. */
function renews({ activeSubscription }: Payer): boolean {
  if (!activeSubscription || activeSubscription.cancelAtPeriodEnd) return false;
  return !['incomplete', 'incomplete_expired', 'canceled'].includes(activeSubscription.status);
}

/**
 * Returns what operators count of a change: a person who became a subscriber, or one who gave notice or whose
 * subscription ended without it.
 */
export function subscriptionChange(
  before: Payer,
  after: Payer,
  at: Date,
): 'subscribed' | 'canceled' | undefined {
  if (!hasSubscription(before, at) && hasSubscription(after, at)) return 'subscribed';
  return renews(before) && !renews(after) ? 'canceled' : undefined;
}
