import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';

export function subscriptionItem({ id, items }: StripeObjects['subscription']) {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}

/** Saves the changes and emits an update event, or does nothing if nothing changed. */
export function patchSubscription(
  account: Account,
  subscription: StripeObjects['subscription'],
  changes: Partial<StripeObjects['subscription']>,
): StripeObjects['subscription'] {
  const after = { ...subscription, ...changes };
  const before = Object.entries(subscription).filter(
    ([name, value]) => !isDeepStrictEqual(value, Reflect.get(after, name)),
  );
  if (before.length === 0) return subscription;
  account.put('subscription', after);
  account.emit('customer.subscription.updated', after, Object.fromEntries(before));
  return after;
}

/** Cancels the subscription at once. */
export function endSubscription(
  account: Account,
  subscription: StripeObjects['subscription'],
  reason: 'cancellation_requested' | 'payment_failed',
): StripeObjects['subscription'] {
  const now = account.now();
  const ended = account.put('subscription', {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...subscription.cancellation_details, reason },
  });
  account.emit('customer.subscription.deleted', ended);
  for (const invoice of account.all('invoice'))
    if (
      invoice.parent.subscription_details.subscription === ended.id &&
      invoice.next_payment_attempt !== null
    )
      account.put('invoice', { ...invoice, next_payment_attempt: null, auto_advance: false });
  return ended;
}
