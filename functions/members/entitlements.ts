import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { User } from '../table/user.ts';

/** Whether the person has unlimited alerts at `now`: a paid subscription, or a past-due one in its grace period. */
export function hasSubscription(
  { activeSubscription }: Pick<User, 'activeSubscription'>,
  now: Date,
): boolean {
  if (!activeSubscription) return false;
  const { status, currentPeriodEnd } = activeSubscription;
  if (status === 'active' || status === 'trialing') return true;
  return status === 'past_due' && now.getTime() / 1000 < currentPeriodEnd + GRACE_SECONDS;
}

/** Whether the person wants e-mails, and none has bounced or was marked as spam. */
export const acceptsEmail = ({ userPrefs }: Pick<User, 'userPrefs'>): boolean =>
  userPrefs.notifyEmail && userPrefs.emailState === 'on';

/** Whether the person wants texts to a verified number that has not opted out. */
export const acceptsText = ({ userPrefs, phone, phoneVerified }: User): boolean =>
  userPrefs.notifyText && userPrefs.textState === 'on' && phoneVerified && phone !== '';

/** Whether the person has turned push notifications on in a browser. */
export const acceptsPush = ({ pushDevices }: Pick<User, 'pushDevices'>): boolean => pushDevices.length > 0;

export const hasChannel = (user: User): boolean =>
  acceptsEmail(user) || acceptsText(user) || acceptsPush(user);

/** Whether an alert can reach the person. A person who can't be alerted has no watchers. */
export const canBeAlerted = (user: User, now: Date): boolean =>
  hasChannel(user) && (user.freeAlertsEndedAt === null || hasSubscription(user, now));
