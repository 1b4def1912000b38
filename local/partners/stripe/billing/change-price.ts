import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { declined } from '../account/refusal.ts';
import { bill } from './bill.ts';
import { pays } from './cards.ts';
import { type Line, wholePeriod } from './invoice.ts';
import { itemOf, patchSubscription } from './patch-subscription.ts';
import { periodEnd } from './period.ts';

/** How a change of price is paid for, as the API names it. */
export interface ChangeTerms {
  readonly proration: 'create_prorations' | 'always_invoice' | 'none';
  readonly behaviour: 'allow_incomplete' | 'error_if_incomplete';
}

/**
 * Puts the subscription on another price. As prices here differ in their interval, a new period begins now and is
 * billed at once, less what was paid for the time that is left unless proration is none
 * (https://docs.stripe.com/billing/subscriptions/change-price). Refuses with 402 when the card does not pay and
 * `behaviour` wants that; else the subscription is past due.
 */
export function changePrice(
  account: Account,
  subscription: Kept['subscription'],
  price: Kept['price'],
  terms: ChangeTerms,
): Kept['subscription'] {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return subscription;
  if (terms.behaviour === 'error_if_incomplete' && !pays(subscription.default_payment_method))
    throw declined();
  const now = account.now();
  const end = periodEnd(now, price.recurring.interval, now);
  const given = terms.proration === 'none' ? [] : [unusedTime(item, now)];
  const changed = patchSubscription(account, subscription, {
    billing_cycle_anchor: now,
    items: {
      ...subscription.items,
      data: [{ ...item, price, current_period_start: now, current_period_end: end }],
    },
  });
  return bill(account, changed, {
    reason: 'subscription_update',
    lines: [...given, wholePeriod(price, { start: now, end })],
  });
}

function unusedTime(item: ReturnType<typeof itemOf>, now: number): Line {
  const { current_period_start: start, current_period_end: end, price } = item;
  const share = Math.min(1, Math.max(0, (end - now) / (end - start)));
  return {
    amount: -Math.round(price.unit_amount * share),
    description: `Unused time on ${price.nickname} after ${new Date(now * 1000).toISOString().slice(0, 10)}`,
    period: { start: now, end },
  };
}
