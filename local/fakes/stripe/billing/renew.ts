import type { Account } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';
import { billSubscription } from './bill-subscription.ts';
import { fullPeriodLine } from './create-invoice.ts';
import { endSubscription, patchSubscription, subscriptionItem } from './patch-subscription.ts';
import { periodEnd } from './period-end.ts';

/** Renews a subscription at the end of its period, or ends it if it is set to cancel. */
export function renew(account: Account, subscription: StripeObjects['subscription']): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  const item = subscriptionItem(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, item.price.recurring.interval, start);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const renewed = patchSubscription(account, subscription, {
    items: { ...subscription.items, data: [next] },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  });
  // Paused subscriptions are not invoiced: https://docs.stripe.com/billing/subscriptions/pause-payment
  if (renewed.pause_collection) return;
  billSubscription(account, renewed, {
    reason: 'subscription_cycle',
    lines: [fullPeriodLine(item.price, { start, end })],
  });
}
