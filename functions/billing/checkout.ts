import { Fault } from '../platform/fault.ts';
import type { User } from '../table/user.ts';
import { currentSubscription, hasEnded, type Interval } from './subscription.ts';
import { type Deps, syncUser } from './sync-from-stripe.ts';

const MAX_ATTEMPTS = 3;

/**
 * Returns the URL of the person's only open checkout page. The idempotency key of a page is the id of the
 * page before it, which was closed without a subscription. Concurrent requests therefore get the same page,
 * or one of them is refused and finds the other's page: a person never has two open pages, and never two
 * subscriptions. Faults: NotFound, Conflict (subscribes already), Unavailable.
 */
export async function checkout(deps: Deps, sub: string, planInterval: Interval): Promise<string> {
  const customerId = await ensureCustomer(deps, sub);
  for (let attempt = 1; ; attempt += 1) {
    const [last] = await deps.payments.listCheckouts(customerId);
    const isReusable = last?.isOpen && last.planInterval === planInterval;
    if (last?.isOpen && !isReusable) await deps.payments.closeCheckout(last.id);
    // After the page was closed, to see a payment made until then.
    await rejectSubscriber(deps, sub, customerId);
    if (isReusable && last.url) return last.url;
    try {
      const idempotencyKey = `checkout-${last?.id ?? customerId}`;
      return await deps.payments.createCheckout({ customerId, sub, planInterval, idempotencyKey });
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'Conflict' || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Returns the person's only customer: the first one stored in the record. */
async function ensureCustomer({ payments, customers }: Deps, sub: string): Promise<string> {
  let user = requireUser(await customers.readUser(sub));
  const customerId = user.stripeCustomerId ?? (await payments.createCustomer(sub, user.email));
  // Before the record, so that the daily sync deletes a customer whose account was deleted in between.
  await customers.saveOwner(customerId, sub);
  while (user.stripeCustomerId === null) {
    await customers.storeChange(user, { stripeCustomerId: customerId });
    user = requireUser(await customers.readUser(sub));
  }
  return user.stripeCustomerId;
}

async function rejectSubscriber(deps: Deps, sub: string, customerId: string): Promise<void> {
  const subscription = currentSubscription(await deps.payments.listSubscriptions(customerId));
  if (!subscription || hasEnded(subscription)) return;
  // The first payment never succeeded, so the person may try another page.
  if (subscription.status === 'incomplete') return deps.payments.cancelNow(subscription.id);
  await syncUser(deps, sub, customerId);
  throw new Fault(
    'Conflict',
    'You already have a subscription. You can change it on your subscription page.',
  );
}

/** Returns a record that was read. Throws NotFound if there is none. */
export function requireUser(user: User | undefined): User {
  if (user) return user;
  throw new Fault('NotFound', "There's no account for this email yet. Please register.");
}
