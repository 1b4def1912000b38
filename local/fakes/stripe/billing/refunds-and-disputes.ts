import { type Account, newId } from '../account/account.ts';
import { invalidRequest } from '../account/api-error.ts';
import type { StripeObjects } from '../account/objects.ts';

/** Refunds the remaining amount, or `amount` in cents. Throws if `amount` is greater than what remains. */
export function refundCharge(
  account: Account,
  charge: StripeObjects['charge'],
  given: { amount?: number | undefined; reason?: string | undefined; metadata: Record<string, string> },
): StripeObjects['refund'] {
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (!charge.paid || amount > left)
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${charge.paid ? left : 0}).`,
      {
        param: 'amount',
      },
    );
  const refund = account.put('refund', {
    id: newId('re'),
    object: 'refund',
    created: account.now(),
    status: 'succeeded',
    currency: charge.currency,
    amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    metadata: given.metadata,
    reason: given.reason ?? null,
  });
  const after = account.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  account.emit('refund.created', refund);
  account.emit('charge.refunded', after);
  return refund;
}

/** Simulates a chargeback by the cardholder's bank. */
export function openDispute(account: Account, charge: StripeObjects['charge']): StripeObjects['dispute'] {
  if (!charge.paid || charge.disputed)
    throw invalidRequest(
      `Charge ${charge.id} cannot be disputed because it isn't paid or already has a dispute.`,
    );
  account.put('charge', { ...charge, disputed: true });
  const dispute = account.put('dispute', {
    id: newId('du'),
    object: 'dispute',
    livemode: false,
    metadata: {},
    created: account.now(),
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    is_charge_refundable: false,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  account.emit('charge.dispute.created', dispute);
  return dispute;
}
