import { type Account, newId } from '../account/account.ts';
import { whole } from '../account/kept/pieces.ts';
import type { Kept } from '../account/kept.ts';
import { bill } from './bill.ts';
import { wholePeriod } from './invoice.ts';
import { periodEnd } from './period.ts';

/** Begins a subscription, whose first period the card pays at once. */
export function subscribe(
  account: Account,
  given: { customer: string; price: Kept['price']; card: string; metadata: Record<string, string> },
): Kept['subscription'] {
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
    items: whole([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    pause_collection: null,
    trial_end: null,
    trial_start: null,
  });
  account.tell('customer.subscription.created', subscription);
  return bill(account, subscription, {
    reason: 'subscription_create',
    lines: [wholePeriod(price, period)],
  });
}
