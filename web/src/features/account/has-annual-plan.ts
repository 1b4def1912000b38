import type { Account } from './api/account.ts';
import { isSubscribed } from './is-subscribed.ts';

/** Whether a person has what comes with the annual plan at a moment (epoch milliseconds), by the service's own rule. */
export const hasAnnualPlan = (account: Account, now: number): boolean =>
  isSubscribed(account, now) && account.activeSubscription?.planInterval === 'YEARLY';
