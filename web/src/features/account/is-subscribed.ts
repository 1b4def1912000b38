import type { Account } from './api/account.ts';

/** For how long after the paid period an unpaid subscription still counts, in seconds. */
const GRACE = 7 * 86_400;

/** Whether a subscription counts at a moment (epoch milliseconds), by the service's own rule. */
export function isSubscribed({ activeSubscription }: Account, now: number): boolean {
  if (activeSubscription === null) return false;
  const { status, currentPeriodEnd } = activeSubscription;
  if (status === 'past_due') return now / 1000 < currentPeriodEnd + GRACE;
  return status === 'active' || status === 'trialing';
}
