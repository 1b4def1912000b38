import { isDeepStrictEqual } from 'node:util';
import type { User } from '../table/user.ts';
import type { CustomerStore } from './customer-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { hasEnded, toPaymentFields } from './subscription.ts';

export interface Deps {
  readonly payments: PaymentProvider;
  readonly customers: CustomerStore;
}

const MAX_ATTEMPTS = 6;

/**
 * Stores the current state of a customer at Stripe, whatever events arrived, were lost or repeated. Ignores unknown
 * customers, and closes the customer of a deleted account.
 */
export async function syncFromStripe(deps: Deps, customerId: string): Promise<void> {
  const { customers } = deps;
  const sub = await customers.findOwner(customerId);
  if (sub === undefined) return;
  if (await customers.readUser(sub)) await syncUser(deps, sub, customerId);
  else await closeCustomer(deps, customerId);
}

/**
 * Copies the customer's state at Stripe to the record and returns the record. Reads the record before Stripe, and both
 * again after a change, so that a concurrent sync with older data never wins. Throws after 6 attempts.
 */
export async function syncUser(
  { payments, customers }: Deps,
  sub: string,
  customerId: string,
): Promise<User | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const user = await customers.readUser(sub);
    if (!user || user.stripeCustomerId !== customerId) return user;
    const subscriptions = await payments.listSubscriptions(customerId);
    const next = toPaymentFields(subscriptions);
    const { subscriptionId, activeSubscription } = user;
    if (isDeepStrictEqual(next, { subscriptionId, activeSubscription })) return user;
    await customers.storeChange(user, next);
  }
  throw new Error(
    `Gave up after ${MAX_ATTEMPTS} changes to the record of customer ${customerId}. The queue retries the sync.`,
  );
}

/** Cancels everything that could still charge a customer, and deletes the customer. Idempotent. */
async function closeCustomer({ payments, customers }: Deps, customerId: string): Promise<void> {
  for (const { id, isOpen } of await payments.listCheckouts(customerId))
    if (isOpen) await payments.closeCheckout(id);
  for (const subscription of await payments.listSubscriptions(customerId))
    if (!hasEnded(subscription)) await payments.cancelNow(subscription.id);
  await payments.removeCustomer(customerId);
  await customers.remove(customerId);
}
