import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';

/** The subscription's only item. */
export function itemOf({ id, items }: Kept['subscription']) {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}

/** Keeps the subscription with the changes and tells of them, if there are any. Gives it as it is now. */
export function patchSubscription(
  account: Account,
  subscription: Kept['subscription'],
  changes: Partial<Kept['subscription']>,
): Kept['subscription'] {
  const after = { ...subscription, ...changes };
  const before = Object.entries(subscription).filter(
    ([name, value]) => !isDeepStrictEqual(value, Reflect.get(after, name)),
  );
  if (before.length === 0) return subscription;
  account.put('subscription', after);
  account.tell('customer.subscription.updated', after, Object.fromEntries(before));
  return after;
}

/** Ends the subscription at once, and tells why. */
export function endSubscription(
  account: Account,
  subscription: Kept['subscription'],
  reason: 'cancellation_requested' | 'payment_failed',
): Kept['subscription'] {
  const now = account.now();
  const ended = account.put('subscription', {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...subscription.cancellation_details, reason },
  });
  account.tell('customer.subscription.deleted', ended);
  for (const invoice of account.all('invoice'))
    if (
      invoice.parent.subscription_details.subscription === ended.id &&
      invoice.next_payment_attempt !== null
    )
      account.put('invoice', { ...invoice, next_payment_attempt: null, auto_advance: false });
  return ended;
}
