import type { ActiveSubscription } from '@daybreak/contract/types.ts';

/**
 * How a subscription stands, as the page sees it: 'on'; 'ending' with its period; 'owing' a payment; 'paused';
 * 'unfinished', whose first payment never came; 'over'; or 'none'.
 */
export type SubscriptionState =
  | 'none'
  | 'active'
  | 'canceling'
  | 'past_due'
  | 'paused'
  | 'incomplete'
  | 'ended';

/** How a person's subscription stands. */
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

/** Whether a subscription so standing can be cancelled. */
export const canCancel = (state: SubscriptionState): boolean =>
  state === 'active' || state === 'past_due' || state === 'paused';

/** Whether whose subscription stands so can start one. */
export const canSubscribe = (state: SubscriptionState): boolean => !canCancel(state) && state !== 'canceling';
