import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { Account } from './api/account.ts';

/** Whether a subscription counts at a moment (epoch milliseconds), by the service's own rule. */
export function isSubscribed({ activeSubscription }: Account, now: number): boolean {
  if (activeSubscription === null) return false;
  const { status, currentPeriodEnd } = activeSubscription;
  if (status === 'past_due') return now / 1000 < currentPeriodEnd + GRACE_SECONDS;
  return status === 'active' || status === 'trialing';
}

/** Whether a person has what comes with the annual plan at a moment (epoch milliseconds), by the service's own rule. */
export const hasAnnualPlan = (account: Account, now: number): boolean =>
  isSubscribed(account, now) && account.activeSubscription?.planInterval === 'YEARLY';
