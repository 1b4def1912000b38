import { Fault } from '../platform/fault.ts';
import type { User } from '../table/user.ts';
import { hasSubscription } from './entitlements.ts';

/** Any subscription, or only the annual plan. */
export type RequiredPlan = 'any' | 'annual';

export const hasPlan = (user: Pick<User, 'activeSubscription'>, plan: RequiredPlan, now: Date): boolean =>
  hasSubscription(user, now) && (plan === 'any' || user.activeSubscription?.planInterval === 'YEARLY');

/**
 * Throws `Fault('NeedsPlan')` with a link to the plans unless the person's subscription includes a feature.
 * `what` is the subject and verb of the message, such as 'Cover letters come'.
 */
export function requirePlan(
  user: Pick<User, 'activeSubscription'>,
  { what, plan }: { readonly what: string; readonly plan: RequiredPlan },
  now: Date,
): void {
  if (hasPlan(user, plan, now)) return;
  const needed = plan === 'any' ? 'a subscription' : 'the annual plan';
  throw new Fault('NeedsPlan', `${what} with ${needed}. You can choose it on your subscription page.`);
}
