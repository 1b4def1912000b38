import { Fault } from '../platform/fault.ts';
import type { User } from '../table/user.ts';
import { hasSubscription } from './entitlements.ts';

/** What a thing is part of: every subscription, or the annual plan alone. */
export type RequiredPlan = 'any' | 'annual';

/** Whether the person has at `now` a subscription that a thing is part of. */
export const hasPlan = (user: Pick<User, 'activeSubscription'>, plan: RequiredPlan, now: Date): boolean =>
  hasSubscription(user, now) && (plan === 'any' || user.activeSubscription?.planInterval === 'YEARLY');

/**
 * Lets only those on whose subscription a thing is part of. `what` begins the sentence, as 'Cover letters come'. Throws
 * the fault NeedsPlan, which says what is needed and where it is to be had.
 */
export function requirePlan(
  user: Pick<User, 'activeSubscription'>,
  { what, plan }: { readonly what: string; readonly plan: RequiredPlan },
  now: Date,
): void {
  if (hasPlan(user, plan, now)) return;
  const needed = plan === 'any' ? 'a subscription' : 'the annual plan';
  throw new Fault('NeedsPlan', `${what} with ${needed}. You can choose it at /profile/subscription.`);
}
