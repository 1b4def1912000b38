import { Fault } from '../platform/fault.ts';
import type { ActiveSubscription } from '../table/user.ts';
import { requireUser } from './checkout.ts';
import { currentSubscription, hasEnded, type Interval, isPaidUp, type Subscription } from './subscription.ts';
import { type Deps, syncUser } from './sync-from-stripe.ts';

/**
 * Cancels all of a person's subscriptions: paid ones at the end of their period, others immediately. Returns
 * the current one. Faults: NotFound, Unavailable.
 */
export const cancelSubscription = (deps: Deps, sub: string): Promise<ActiveSubscription> =>
  changeAndSync(deps, sub, async (_current, active) => {
    for (const one of active) {
      if (!isPaidUp(one)) await deps.payments.cancelNow(one.id);
      else if (one.endsAt === null) await deps.payments.cancelAtPeriodEnd(one.id);
    }
  });

/** Undoes a cancellation at the end of the period. Faults: NotFound, Conflict (past due), Unavailable. */
export const resumeSubscription = (deps: Deps, sub: string): Promise<ActiveSubscription> =>
  changeAndSync(deps, sub, async (current) => {
    requirePaidUp(current);
    if (current.endsAt !== null) await deps.payments.undoCancellation(current);
  });

/** Moves a subscription to the other plan and undoes a cancellation. Faults: NotFound, Conflict, Unavailable. */
export const changePlan = (deps: Deps, sub: string, to: Interval): Promise<ActiveSubscription> =>
  changeAndSync(deps, sub, async (current) => {
    requirePaidUp(current);
    if (current.planInterval !== to) await deps.payments.changePlan(current, to);
    else if (current.endsAt !== null) await deps.payments.undoCancellation(current);
  });

/** Returns the URL of Stripe's page for changing the card. Faults: NotFound, Unavailable. */
export async function openPortal({ customers, payments }: Deps, sub: string): Promise<string> {
  const { stripeCustomerId } = requireUser(await customers.readUser(sub));
  if (stripeCustomerId === null) throw new Fault('NotFound', NONE);
  return payments.createPortal(stripeCustomerId);
}

/** Changes the subscriptions that Stripe has, whatever the record says, and then syncs the record. */
async function changeAndSync(
  deps: Deps,
  sub: string,
  change: (current: Subscription, active: readonly Subscription[]) => Promise<void>,
): Promise<ActiveSubscription> {
  const { stripeCustomerId } = requireUser(await deps.customers.readUser(sub));
  if (stripeCustomerId === null) throw new Fault('NotFound', NONE);
  const all = await deps.payments.listSubscriptions(stripeCustomerId);
  const active = all.filter((one) => !hasEnded(one));
  const current = currentSubscription(active);
  if (current) await change(current, active);
  const user = await syncUser(deps, sub, stripeCustomerId);
  if (!current || !user?.activeSubscription) throw new Fault('NotFound', NONE);
  return user.activeSubscription;
}

function requirePaidUp(subscription: Subscription): void {
  if (!isPaidUp(subscription)) throw new Fault('Conflict', PAST_DUE);
}

const NONE = 'No subscriptions active.';
const PAST_DUE =
  "Your last payment is past due. Change your card, or pay with the link in Stripe's email, and try again.";
