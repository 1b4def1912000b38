import type { Account } from '../account/account.ts';
import type { Kept } from '../account/kept.ts';
import { invalid } from '../account/refusal.ts';
import { CARDS } from '../billing/cards.ts';
import { giveBack, openDispute } from '../billing/give-back.ts';
import { itemOf, patchSubscription } from '../billing/patch-subscription.ts';
import { letTimePass } from '../billing/time.ts';

/** What can be made to happen to a subscription, as its customer, their bank or time would. */
export interface Deed {
  readonly text: string;
  /** Throws a refusal where it cannot be. */
  happen(account: Account, subscription: Kept['subscription']): void;
}

/** By the last part of the address: POST /stripe/subscriptions/:id/renewal */
export const DEEDS: Readonly<Record<string, Deed>> = {
  renewal: {
    text: 'Move the clock to its renewal',
    happen: (account, subscription) => letTimePass(account, itemOf(subscription).current_period_end),
  },
  declines: {
    text: 'Let its card be declined from now on',
    happen: (account, subscription) =>
      void patchSubscription(account, subscription, { default_payment_method: CARDS.declinesLater }),
  },
  pays: {
    text: 'Let its card pay',
    happen: (account, subscription) =>
      void patchSubscription(account, subscription, { default_payment_method: CARDS.pays }),
  },
  refund: {
    text: 'Refund its last payment',
    happen: (account, subscription) =>
      void giveBack(account, lastPayment(account, subscription), { metadata: {} }),
  },
  dispute: {
    text: 'Dispute its last payment',
    happen: (account, subscription) => void openDispute(account, lastPayment(account, subscription)),
  },
};

function lastPayment(account: Account, { id }: Kept['subscription']): Kept['charge'] {
  const intent = account
    .all('invoice')
    .filter(({ parent }) => parent.subscription_details.subscription === id)
    .flatMap(({ payments }) => payments.data)[0]?.payment.payment_intent;
  const charge = account.all('charge').find((one) => one.payment_intent === intent);
  if (!charge) throw invalid(`Nothing has been paid for ${id} yet.`);
  return charge;
}
