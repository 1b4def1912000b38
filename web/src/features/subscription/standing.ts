import type { ActiveSubscription } from '@daybreak/contract/types.ts';

/**
 * How a subscription stands, as the page sees it: 'on'; 'ending' with its period; 'owing' a payment; 'paused';
 * 'unfinished', whose first payment never came; 'over'; or 'none'.
 */
export type Standing = 'none' | 'on' | 'ending' | 'owing' | 'paused' | 'unfinished' | 'over';

/** How a person's subscription stands. */
export function standingOf(subscription: ActiveSubscription | null): Standing {
  if (subscription === null) return 'none';
  const { status, cancelAtPeriodEnd } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelAtPeriodEnd ? 'ending' : 'on';
    case 'past_due':
    case 'unpaid':
      return 'owing';
    case 'paused':
      return 'paused';
    case 'incomplete':
    case 'incomplete_expired':
      return 'unfinished';
    default:
      return 'over';
  }
}

/** Whether a subscription so standing can be cancelled. */
export const canCancel = (standing: Standing): boolean =>
  standing === 'on' || standing === 'owing' || standing === 'paused';

/** Whether whose subscription stands so can start one. */
export const canSubscribe = (standing: Standing): boolean => !canCancel(standing) && standing !== 'ending';
