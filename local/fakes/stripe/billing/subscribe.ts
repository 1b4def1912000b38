import { type Account, newId } from '../account/account.ts';
import { embeddedList } from '../account/objects/fields.ts';
import type { StripeObjects } from '../account/objects.ts';
import { billSubscription } from './bill-subscription.ts';
import { fullPeriodLine } from './create-invoice.ts';
import { periodEnd } from './period-end.ts';

/** Starts a subscription and charges the card for its first period. */
export function subscribe(
  account: Account,
  given: { customer: string; price: StripeObjects['price']; card: string; metadata: Record<string, string> },
): StripeObjects['subscription'] {
  const { customer, price, card, metadata } = given;
  const now = account.now();
  const period = { start: now, end: periodEnd(now, price.recurring.interval, now) };
  const id = newId('sub');
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    created: now,
    price,
    quantity: 1,
    current_period_start: period.start,
    current_period_end: period.end,
    metadata: {},
    subscription: id,
  };
  const subscription = account.put('subscription', {
    id,
    object: 'subscription',
    livemode: false,
    status: 'active',
    customer,
    metadata,
    created: now,
    start_date: now,
    billing_cycle_anchor: now,
    currency: price.currency,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    default_payment_method: card,
    items: embeddedList([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    pause_collection: null,
    trial_end: null,
    trial_start: null,
  });
  account.emit('customer.subscription.created', subscription);
  return billSubscription(account, subscription, {
    reason: 'subscription_create',
    lines: [fullPeriodLine(price, period)],
  });
}
