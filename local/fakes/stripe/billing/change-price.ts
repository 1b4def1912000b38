import type { Account } from '../account/account.ts';
import { cardDeclined } from '../account/api-error.ts';
import type { StripeObjects } from '../account/objects.ts';
import { billSubscription } from './bill-subscription.ts';
import { fullPeriodLine, type InvoiceLine } from './create-invoice.ts';
import { patchSubscription, subscriptionItem } from './patch-subscription.ts';
import { periodEnd } from './period-end.ts';
import { isChargeable } from './test-cards.ts';

/** Named as in the API. */
export interface PriceChangeOptions {
  readonly proration: 'create_prorations' | 'always_invoice' | 'none';
  readonly behavior: 'allow_incomplete' | 'error_if_incomplete';
}

/**
 * Changes the subscription's price. Since prices differ in their interval, a new period starts now and is
 * invoiced at once, less the unused time unless proration is 'none'
 * (https://docs.stripe.com/billing/subscriptions/change-price). If the card is declined, throws a 402 for
 * 'error_if_incomplete'; otherwise the subscription becomes past due.
 */
export function changePrice(
  account: Account,
  subscription: StripeObjects['subscription'],
  price: StripeObjects['price'],
  terms: PriceChangeOptions,
): StripeObjects['subscription'] {
  const item = subscriptionItem(subscription);
  if (item.price.id === price.id) return subscription;
  if (terms.behavior === 'error_if_incomplete' && !isChargeable(subscription.default_payment_method))
    throw cardDeclined();
  const now = account.now();
  const end = periodEnd(now, price.recurring.interval, now);
  const given = terms.proration === 'none' ? [] : [creditForUnusedTime(item, now)];
  const changed = patchSubscription(account, subscription, {
    billing_cycle_anchor: now,
    items: {
      ...subscription.items,
      data: [{ ...item, price, current_period_start: now, current_period_end: end }],
    },
  });
  return billSubscription(account, changed, {
    reason: 'subscription_update',
    lines: [...given, fullPeriodLine(price, { start: now, end })],
  });
}

function creditForUnusedTime(item: ReturnType<typeof subscriptionItem>, now: number): InvoiceLine {
  const { current_period_start: start, current_period_end: end, price } = item;
  const share = Math.min(1, Math.max(0, (end - now) / (end - start)));
  return {
    amount: -Math.round(price.unit_amount * share),
    description: `Unused time on ${price.nickname} after ${new Date(now * 1000).toISOString().slice(0, 10)}`,
    period: { start: now, end },
  };
}
