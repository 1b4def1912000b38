import { type Account, newId } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { pays } from './cards.ts';

const day = 86_400;

/** Days until the next try after each one that failed; then no more (https://docs.stripe.com/billing/revenue-recovery). */
const retryDays = [3, 5, 7];

/** Tries to have the invoice paid with the card: it is paid, or is to be tried again later. Gives it as it is then. */
export function collect(account: Account, invoice: Kept['invoice'], card: string | null): Kept['invoice'] {
  if (invoice.status !== 'open') return invoice;
  if (invoice.amount_due === 0) return settled(account, invoice, {});
  const charge = makeCharge(account, invoice, card);
  if (charge.paid) {
    const { currency, amount_due: amount, id } = invoice;
    const payment = {
      id: newId('inpay'),
      object: 'invoice_payment' as const,
      is_default: true as const,
      livemode: false as const,
      amount_paid: amount,
      amount_requested: amount,
      created: account.now(),
      currency,
      invoice: id,
      payment: { type: 'payment_intent' as const, payment_intent: charge.payment_intent },
      status: 'paid' as const,
    };
    const payments = { ...invoice.payments, data: [payment] };
    return settled(account, invoice, { payments, attempted: true, attempt_count: invoice.attempt_count + 1 });
  }
  const wait = retryDays[invoice.attempt_count];
  const failed = account.put('invoice', {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : account.now() + wait * day,
  });
  account.tell('invoice.payment_failed', failed);
  return failed;
}

function settled(
  account: Account,
  invoice: Kept['invoice'],
  more: Partial<Kept['invoice']>,
): Kept['invoice'] {
  const paid = account.put('invoice', {
    ...invoice,
    ...more,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    auto_advance: false,
    attempted: true,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  account.tell('invoice.paid', paid);
  account.tell('invoice.payment_succeeded', paid);
  return paid;
}

function makeCharge(account: Account, invoice: Kept['invoice'], card: string | null): Kept['charge'] {
  const paid = pays(card);
  const charge = account.put('charge', {
    id: newId('ch'),
    object: 'charge',
    livemode: false,
    metadata: {},
    created: account.now(),
    amount: invoice.amount_due,
    amount_refunded: 0,
    currency: invoice.currency,
    captured: paid,
    paid,
    customer: invoice.customer,
    payment_intent: newId('pi'),
    payment_method: card,
    disputed: false,
    refunded: false,
    receipt_url: invoice.hosted_invoice_url,
    failure_code: paid ? null : 'card_declined',
    status: paid ? 'succeeded' : 'failed',
  });
  account.tell(paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
