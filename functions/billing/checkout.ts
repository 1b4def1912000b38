import { Fault } from '../platform/fault.ts';
import type { User } from '../table/user.ts';
import { countingOf, hasEnded, type Interval } from './subscription.ts';
import { type Desk, follow } from './sync-from-stripe.ts';

/** So often somebody else may open a page for the same person meanwhile. */
const MOST_TRIES = 3;

/**
 * The address of the one page where a person can subscribe. Each page is asked for in the name of the page before it,
 * after that was closed and no subscription was found: of two who ask at once the provider gives both the same page, or
 * refuses one, who then finds the other's. So there is never a second open page, and never a second subscription.
 * Faults: NotFound, Conflict (subscribes already), Unavailable.
 */
export async function checkout(desk: Desk, sub: string, planInterval: Interval): Promise<string> {
  const customerId = await customerOf(desk, sub);
  for (let turn = 1; ; turn += 1) {
    const [last] = await desk.payments.checkoutsOf(customerId);
    const isFitting = last?.isOpen && last.planInterval === planInterval;
    if (last?.isOpen && !isFitting) await desk.payments.closeCheckout(last.id);
    // Asked after the page was closed: what was paid in that moment is seen.
    await refuseSubscriber(desk, sub, customerId);
    if (isFitting && last.url) return last.url;
    try {
      const once = `checkout-${last?.id ?? customerId}`;
      return await desk.payments.createCheckout({ customerId, sub, planInterval, once });
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'Conflict' || turn === MOST_TRIES) throw error;
    }
  }
}

/** The person's one customer: kept with the record by whoever is first. */
async function customerOf({ payments, customers }: Desk, sub: string): Promise<string> {
  let user = found(await customers.user(sub));
  const made = user.stripeCustomerId ?? (await payments.createCustomer(sub, user.email));
  while (user.stripeCustomerId === null) {
    await customers.store(user, { stripeCustomerId: made });
    user = found(await customers.user(sub));
  }
  await customers.remember(user.stripeCustomerId, sub);
  return user.stripeCustomerId;
}

async function refuseSubscriber(desk: Desk, sub: string, customerId: string): Promise<void> {
  const subscription = countingOf(await desk.payments.subscriptionsOf(customerId));
  if (!subscription || hasEnded(subscription)) return;
  // Unpaid from its first day: it becomes nothing, and another page may be tried.
  if (subscription.status === 'incomplete') return desk.payments.endNow(subscription.id);
  await follow(desk, sub, customerId);
  throw new Fault('Conflict', 'You subscribe already. Your subscription page shows it and can change it.');
}

/** The record of a person who must be there. Throws NotFound. */
export function found(user: User | undefined): User {
  if (user) return user;
  throw new Fault('NotFound', 'There is no account for this e-mail yet. Please register.');
}
