import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { bill } from './bill.ts';
import { wholePeriod } from './invoice.ts';
import { endSubscription, itemOf, patchSubscription } from './patch-subscription.ts';
import { periodEnd } from './period.ts';

/** At the end of its period a subscription ends, if it was cancelled, or begins the next one and is billed for it. */
export function renew(account: Account, subscription: Kept['subscription']): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, item.price.recurring.interval, start);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const renewed = patchSubscription(account, subscription, {
    items: { ...subscription.items, data: [next] },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  });
  // What is paused is not billed: https://docs.stripe.com/billing/subscriptions/pause-payment
  if (renewed.pause_collection) return;
  bill(account, renewed, { reason: 'subscription_cycle', lines: [wholePeriod(item.price, { start, end })] });
}
