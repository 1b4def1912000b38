import type { Account } from '../account/account.ts';
import { invalidRequest } from '../account/api-error.ts';
import type { StripeObjects } from '../account/objects.ts';
import { advanceClock } from '../billing/advance-clock.ts';
import { patchSubscription, subscriptionItem } from '../billing/patch-subscription.ts';
import { openDispute, refundCharge } from '../billing/refunds-and-disputes.ts';
import { CARDS } from '../billing/test-cards.ts';

/** Something that a customer, their bank or time would do to a subscription. */
export interface SubscriptionAction {
  readonly label: string;
  /** Throws an ApiError if the action isn't possible. */
  run(account: Account, subscription: StripeObjects['subscription']): void;
}

/** By the last path segment: POST /stripe/subscriptions/:id/renewal */
export const SUBSCRIPTION_ACTIONS: Readonly<Record<string, SubscriptionAction>> = {
  renewal: {
    label: 'Advance the clock to renewal',
    run: (account, subscription) => advanceClock(account, subscriptionItem(subscription).current_period_end),
  },
  'cancel-at': {
    label: 'Cancel at the end of the period, as the customer portal does in flexible billing mode',
    run: (account, subscription) =>
      void patchSubscription(account, subscription, {
        cancel_at: subscriptionItem(subscription).current_period_end,
        canceled_at: account.now(),
      }),
  },
  declines: {
    label: 'Make its card fail from now on',
    run: (account, subscription) =>
      void patchSubscription(account, subscription, { default_payment_method: CARDS.failsOnRenewal }),
  },
  pays: {
    label: 'Make its card succeed',
    run: (account, subscription) =>
      void patchSubscription(account, subscription, { default_payment_method: CARDS.succeeds }),
  },
  refund: {
    label: 'Refund the last payment',
    run: (account, subscription) =>
      void refundCharge(account, findLastCharge(account, subscription), { metadata: {} }),
  },
  dispute: {
    label: 'Dispute the last payment',
    run: (account, subscription) => void openDispute(account, findLastCharge(account, subscription)),
  },
};

function findLastCharge(account: Account, { id }: StripeObjects['subscription']): StripeObjects['charge'] {
  const intent = account
    .all('invoice')
    .filter(({ parent }) => parent.subscription_details.subscription === id)
    .flatMap(({ payments }) => payments.data)[0]?.payment.payment_intent;
  const charge = account.all('charge').find((one) => one.payment_intent === intent);
  if (!charge) throw invalidRequest(`${id} has no payments yet.`);
  return charge;
}
