import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { collect } from './collect.ts';
import { type Line, makeInvoice } from './invoice.ts';
import { endSubscription, patchSubscription } from './patch-subscription.ts';

/** Bills the subscription's customer at once; past due when the card does not pay. Gives the subscription then. */
export function bill(
  account: Account,
  subscription: Kept['subscription'],
  given: { reason: Kept['invoice']['billing_reason']; lines: readonly Line[] },
): Kept['subscription'] {
  payInvoice(account, makeInvoice(account, subscription, given), subscription.default_payment_method);
  return account.need('subscription', subscription.id);
}

/**
 * Tries the card for an open invoice, and lets its subscription follow: active again once nothing is owed, past due
 * while something is, ended when the last try has failed.
 */
export function payInvoice(account: Account, invoice: Kept['invoice'], card: string | null): Kept['invoice'] {
  const tried = collect(account, invoice, card);
  const subscription = account.need('subscription', tried.parent.subscription_details.subscription);
  if (subscription.status === 'canceled') return tried;
  if (tried.status === 'paid') {
    const owes = account
      .all('invoice')
      .some(
        (one) => one.status === 'open' && one.parent.subscription_details.subscription === subscription.id,
      );
    if (!owes && ['past_due', 'unpaid', 'incomplete'].includes(subscription.status))
      patchSubscription(account, subscription, { status: 'active' });
  } else if (tried.next_payment_attempt === null) {
    endSubscription(account, subscription, 'payment_failed');
  } else if (subscription.status === 'active' || subscription.status === 'trialing') {
    patchSubscription(account, subscription, { status: 'past_due' });
  }
  return tried;
}
