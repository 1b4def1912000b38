import type { Account } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';
import { attemptPayment } from './attempt-payment.ts';
import { createInvoice, type InvoiceLine } from './create-invoice.ts';
import { endSubscription, patchSubscription } from './patch-subscription.ts';

/** Invoices the customer at once. The subscription becomes past due if the card is declined. */
export function billSubscription(
  account: Account,
  subscription: StripeObjects['subscription'],
  given: { reason: StripeObjects['invoice']['billing_reason']; lines: readonly InvoiceLine[] },
): StripeObjects['subscription'] {
  payInvoice(account, createInvoice(account, subscription, given), subscription.default_payment_method);
  return account.get('subscription', subscription.id);
}

/**
 * Charges the card for an open invoice and updates its subscription: active once nothing is owed, past due
 * while something is, canceled after the last attempt fails.
 */
export function payInvoice(
  account: Account,
  invoice: StripeObjects['invoice'],
  card: string | null,
): StripeObjects['invoice'] {
  const tried = attemptPayment(account, invoice, card);
  const subscription = account.get('subscription', tried.parent.subscription_details.subscription);
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
