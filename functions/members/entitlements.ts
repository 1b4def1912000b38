import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { User } from '../table/user.ts';

/** Whether the person subscribes at `now`, and so is alerted without counting. */
export function hasSubscription(
  { activeSubscription }: Pick<User, 'activeSubscription'>,
  now: Date,
): boolean {
  if (!activeSubscription) return false;
  const { status, currentPeriodEnd } = activeSubscription;
  if (status === 'active' || status === 'trialing') return true;
  return status === 'past_due' && now.getTime() / 1000 < currentPeriodEnd + GRACE_SECONDS;
}

/** Whether mail is open: wanted by the person and not stopped by the provider's events. */
export const acceptsEmail = ({ userPrefs }: Pick<User, 'userPrefs'>): boolean =>
  userPrefs.notifyEmail && userPrefs.emailState === 'on';

/** Whether texts are open: wanted, to a number that the person has verified, and not stopped by it. */
export const acceptsText = ({ userPrefs, phone, phoneVerified }: User): boolean =>
  userPrefs.notifyText && userPrefs.textState === 'on' && phoneVerified && phone !== '';

/** Whether any channel is open. */
export const hasChannel = (user: User): boolean => acceptsEmail(user) || acceptsText(user);

/** Whether an alert could reach the person at all; who cannot be alerted has no watchers. */
export const canBeAlerted = (user: User, now: Date): boolean =>
  hasChannel(user) && (user.freeAlertsEndedAt === null || hasSubscription(user, now));
