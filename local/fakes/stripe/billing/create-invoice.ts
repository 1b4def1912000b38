import { type Account, newId } from '../account/account.ts';
import { embeddedList } from '../account/objects/fields.ts';
import type { StripeObjects } from '../account/objects.ts';
import { subscriptionItem } from './patch-subscription.ts';

/** `amount` is in cents, negative for credit. */
export interface InvoiceLine {
  readonly amount: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
}

export const fullPeriodLine = (
  price: StripeObjects['price'],
  period: InvoiceLine['period'],
): InvoiceLine => ({
  amount: price.unit_amount,
  description: `1 × ${price.nickname} (at $${(price.unit_amount / 100).toFixed(2)} / ${price.recurring.interval})`,
  period,
});

/** Creates an open invoice, less the customer's credit. */
export function createInvoice(
  account: Account,
  subscription: StripeObjects['subscription'],
  given: { reason: StripeObjects['invoice']['billing_reason']; lines: readonly InvoiceLine[] },
): StripeObjects['invoice'] {
  const customer = account.get('customer', subscription.customer);
  const total = given.lines.reduce((sum, { amount }) => sum + amount, 0);
  const credit = Math.max(0, -customer.balance);
  const due = Math.max(0, total - credit);
  const balance = customer.balance + (total - due);
  if (balance !== customer.balance) account.put('customer', { ...customer, balance });
  const id = newId('in');
  const now = account.now();
  const { currency, metadata } = subscription;
  const { current_period_start: start, current_period_end: end } = subscriptionItem(subscription);
  const invoice = account.put('invoice', {
    id,
    object: 'invoice',
    livemode: false,
    collection_method: 'charge_automatically',
    metadata: {},
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    subtotal: total,
    total,
    currency,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    next_payment_attempt: null,
    created: now,
    period_start: start,
    period_end: end,
    billing_reason: given.reason,
    status: 'open',
    customer: customer.id,
    customer_email: customer.email,
    starting_balance: customer.balance,
    ending_balance: balance,
    hosted_invoice_url: `/stripe/invoices/${id}`,
    invoice_pdf: `/stripe/invoices/${id}`,
    number: `DAYBREAK-${String(account.all('invoice').length + 1).padStart(4, '0')}`,
    lines: embeddedList(
      given.lines.map(({ amount, description, period }) => ({
        id: newId('il'),
        object: 'line_item',
        amount,
        currency,
        description,
        quantity: 1,
        period: { ...period },
      })),
      `/v1/invoices/${id}/lines`,
    ),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
    },
    payments: embeddedList([], '/v1/invoice_payments'),
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  });
  account.put('subscription', { ...account.get('subscription', subscription.id), latest_invoice: id });
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
  return invoice;
}
