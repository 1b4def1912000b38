import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { Account } from './api/account.ts';

/** `now` is in epoch milliseconds. Applies the service's own rule, grace period included. */
export function isSubscribed({ activeSubscription }: Account, now: number): boolean {
  if (activeSubscription === null) return false;
  const { status, currentPeriodEnd } = activeSubscription;
  if (status === 'past_due') return now / 1000 < currentPeriodEnd + GRACE_SECONDS;
  return status === 'active' || status === 'trialing';
}

export const hasAnnualPlan = (account: Account, now: number): boolean =>
  isSubscribed(account, now) && account.activeSubscription?.planInterval === 'YEARLY';
