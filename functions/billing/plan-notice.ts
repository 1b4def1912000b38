import { hasSubscription } from '../members/entitlements.ts';
import { noticeKey } from '../table/keys.ts';
import { dueNotice, type Notice, type PlanEvent } from '../table/notice.ts';
import type { ActiveSubscription, User } from '../table/user.ts';

type Payer = Pick<User, 'activeSubscription'>;

/** Returns the notice that confirms a stored change of a record to its owner, or undefined for other changes. */
export function planNotice(before: User, next: User, at: Date): Notice | undefined {
  const event = planEvent(before, next, at);
  // After a removed subscription, the last known one says which plan it was.
  const subscription = next.activeSubscription ?? before.activeSubscription;
  if (!event || !subscription) return undefined;
  return dueNotice(noticeKey(next.sub, `${next.version}`), { kind: 'plan', event, subscription }, at);
}

/**
 * Returns what a change means to the person; undefined for renewals, late payments and an end that was
 * confirmed before.
 */
export function planEvent(before: Payer, next: Payer, at: Date): PlanEvent | undefined {
  const [was, is] = [before.activeSubscription, next.activeSubscription];
  if (hasSubscription(next, at) && is && isNew(was, is)) return 'started';
  if (!was || !hasStarted(was)) return undefined;
  if (!is || !hasStarted(is)) return was.cancelAtPeriodEnd ? undefined : 'ended';
  if (was.cancelAtPeriodEnd !== is.cancelAtPeriodEnd) return is.cancelAtPeriodEnd ? 'canceled' : 'resumed';
  return was.planInterval === is.planInterval ? undefined : 'planChanged';
}

/** Whether the subscription was paid at some time and isn't over. */
const hasStarted = ({ status }: ActiveSubscription): boolean =>
  !['incomplete', 'incomplete_expired', 'canceled', 'ended'].includes(status);

/** A late payment of the same subscription starts nothing. */
const isNew = (was: ActiveSubscription | null, is: ActiveSubscription): boolean =>
  was === null || was.subscriptionId !== is.subscriptionId || !hasStarted(was);
