import { type Account, newId } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { invalid } from '../account/refusal.ts';

/** Gives a payment back, all that is left of it unless an amount in cents is named. Refuses more than that. */
export function giveBack(
  account: Account,
  charge: Kept['charge'],
  given: { amount?: number | undefined; reason?: string | undefined; metadata: Record<string, string> },
): Kept['refund'] {
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (!charge.paid || amount > left)
    throw invalid(
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
  account.tell('refund.created', refund);
  account.tell('charge.refunded', after);
  return refund;
}

/** The cardholder has their bank take a payment back. */
export function openDispute(account: Account, charge: Kept['charge']): Kept['dispute'] {
  if (!charge.paid || charge.disputed)
    throw invalid(`Charge ${charge.id} cannot be disputed: it is not paid, or is in dispute.`);
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
  account.tell('charge.dispute.created', dispute);
  return dispute;
}
