import type { ActiveSubscription } from '@daybreak/contract/types.ts';

/**
 * A subscription as the page treats it. 'canceling' ends with its period; 'incomplete': the first payment was
 * never made.
 */
export type SubscriptionState =
  | 'none'
  | 'active'
  | 'canceling'
  | 'past_due'
  | 'paused'
  | 'incomplete'
  | 'ended';

export function subscriptionState(subscription: ActiveSubscription | null): SubscriptionState {
  if (subscription === null) return 'none';
  const { status, cancelAtPeriodEnd } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelAtPeriodEnd ? 'canceling' : 'active';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'paused':
      return 'paused';
    case 'incomplete':
    case 'incomplete_expired':
      return 'incomplete';
    default:
      return 'ended';
  }
}

export const canCancel = (state: SubscriptionState): boolean =>
  state === 'active' || state === 'past_due' || state === 'paused';

/** Whether there will be a charge, or was one that failed. */
export const hasCard = (state: SubscriptionState): boolean => state === 'active' || state === 'past_due';

export const canSubscribe = (state: SubscriptionState): boolean => !canCancel(state) && state !== 'canceling';
