import { Fault } from '../platform/fault.ts';
import type { ActiveSubscription } from '../table/user.ts';
import { found } from './checkout.ts';
import { countingOf, hasEnded, type Interval, isPaidUp, type Subscription } from './subscription.ts';
import { type Desk, follow } from './sync-from-stripe.ts';

/**
 * Ends all that a person is charged for: what is paid with its period, what is not at once. Gives the subscription as it
 * then is. Faults: NotFound, Unavailable.
 */
export const cancel = (desk: Desk, sub: string): Promise<ActiveSubscription> =>
  changing(desk, sub, async (_counting, running) => {
    for (const one of running) {
      if (!isPaidUp(one)) await desk.payments.endNow(one.id);
      else if (one.endsAt === null) await desk.payments.endWithPeriod(one.id, true);
    }
  });

/** Lets a subscription go on that was to end. Faults: NotFound, Conflict (it is not paid up), Unavailable. */
export const resume = (desk: Desk, sub: string): Promise<ActiveSubscription> =>
  changing(desk, sub, async (counting) => {
    mustBePaidUp(counting);
    if (counting.endsAt !== null) await desk.payments.endWithPeriod(counting.id, false);
  });

/** Moves a subscription to the other plan; it goes on even if it was to end. Faults: NotFound, Conflict, Unavailable. */
export const changePlan = (desk: Desk, sub: string, to: Interval): Promise<ActiveSubscription> =>
  changing(desk, sub, async (counting) => {
    mustBePaidUp(counting);
    if (counting.planInterval !== to) await desk.payments.changePlan(counting, to);
    else if (counting.endsAt !== null) await desk.payments.endWithPeriod(counting.id, false);
  });

/** Changes at Stripe what runs there, not what the record believes, and then lets the record follow. */
async function changing(
  desk: Desk,
  sub: string,
  change: (counting: Subscription, running: readonly Subscription[]) => Promise<void>,
): Promise<ActiveSubscription> {
  const { stripeCustomerId } = found(await desk.customers.user(sub));
  if (stripeCustomerId === null) throw new Fault('NotFound', NONE);
  const all = await desk.payments.subscriptionsOf(stripeCustomerId);
  const running = all.filter((one) => !hasEnded(one));
  const counting = countingOf(running);
  if (counting) await change(counting, running);
  const user = await follow(desk, sub, stripeCustomerId);
  if (!counting || !user?.activeSubscription) throw new Fault('NotFound', NONE);
  return user.activeSubscription;
}

function mustBePaidUp(subscription: Subscription): void {
  if (!isPaidUp(subscription)) throw new Fault('Conflict', UNPAID);
}

const NONE = 'No subscriptions active.';
const UNPAID =
  'Your last payment has not come yet. Please pay it by the link in the payment provider’s mail, or cancel and start anew.';
