import { type Account, newId } from '../account/account.ts';
import type { StripeObjects } from '../account/objects.ts';
import { isChargeable } from './test-cards.ts';

const day = 86_400;

/** Days until the next attempt after each failure (https://docs.stripe.com/billing/revenue-recovery). */
const RETRY_DAYS = [3, 5, 7];

/** Charges the card for an open invoice, and schedules a retry if it is declined. */
export function attemptPayment(
  account: Account,
  invoice: StripeObjects['invoice'],
  card: string | null,
): StripeObjects['invoice'] {
  if (invoice.status !== 'open') return invoice;
  if (invoice.amount_due === 0) return markPaid(account, invoice, {});
  const charge = createCharge(account, invoice, card);
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
    return markPaid(account, invoice, {
      payments,
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
    });
  }
  const wait = RETRY_DAYS[invoice.attempt_count];
  const failed = account.put('invoice', {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : account.now() + wait * day,
  });
  account.emit('invoice.payment_failed', failed);
  return failed;
}

function markPaid(
  account: Account,
  invoice: StripeObjects['invoice'],
  more: Partial<StripeObjects['invoice']>,
): StripeObjects['invoice'] {
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
  account.emit('invoice.paid', paid);
  account.emit('invoice.payment_succeeded', paid);
  return paid;
}

function createCharge(
  account: Account,
  invoice: StripeObjects['invoice'],
  card: string | null,
): StripeObjects['charge'] {
  const paid = isChargeable(card);
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
  account.emit(paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
