import { isDeepStrictEqual } from 'node:util';
import type { User } from '../table/user.ts';
import type { CustomerStore } from './customer-store.ts';
import type { Payments } from './payments.ts';
import { hasEnded, payingOf } from './subscription.ts';

/** What billing works with. */
export interface Desk {
  readonly payments: Payments;
  readonly customers: CustomerStore;
}

/** So often others may change a record, or Stripe a subscription, in the moment of looking. */
const MOST_LOOKS = 6;

/**
 * Looks again at what Stripe says of a customer and stores it: all that an event, a lost one or a repeated one can mean.
 * A customer that is none of ours changes nothing; one whose person has left is given up.
 */
export async function syncFromStripe(desk: Desk, customerId: string): Promise<void> {
  const { customers } = desk;
  const sub = await customers.subOf(customerId);
  if (sub === undefined) return;
  if (await customers.user(sub)) await follow(desk, sub, customerId);
  else await giveUp(desk, customerId);
}

/**
 * Makes a record say what Stripe says of its customer, and gives the record. The record is read before Stripe is asked,
 * and both again after a change, so that of two who look at once the one with older news never has the last word.
 */
export async function follow(
  { payments, customers }: Desk,
  sub: string,
  customerId: string,
): Promise<User | undefined> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const user = await customers.user(sub);
    if (!user || user.stripeCustomerId !== customerId) return user;
    const subscriptions = await payments.subscriptionsOf(customerId);
    const next = payingOf(subscriptions);
    const { subscriptionId, activeSubscription } = user;
    if (isDeepStrictEqual(next, { subscriptionId, activeSubscription })) return user;
    await customers.store(user, next);
  }
  throw new Error(`The record of customer ${customerId} keeps changing: look again later.`);
}

/** Ends everything that could still be charged to a customer, and removes the customer. It may be repeated. */
async function giveUp({ payments, customers }: Desk, customerId: string): Promise<void> {
  for (const { id, isOpen } of await payments.checkoutsOf(customerId))
    if (isOpen) await payments.closeCheckout(id);
  for (const subscription of await payments.subscriptionsOf(customerId))
    if (!hasEnded(subscription)) await payments.endNow(subscription.id);
  await payments.removeCustomer(customerId);
  await customers.forget(customerId);
}
