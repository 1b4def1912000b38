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
  userPrefs.notifyEmail && userPrefs.emailState === 'active';

/** Whether mails that confirm what the person did may go out: neither has one bounced nor was one marked as spam. */
export const acceptsReceipts = ({ userPrefs }: Pick<User, 'userPrefs'>): boolean =>
  userPrefs.emailState !== 'bounced' && userPrefs.emailState !== 'complained';

/** Whether the person wants texts to a verified number that has not opted out. */
export const acceptsText = ({ userPrefs, phone, phoneVerified }: User): boolean =>
  userPrefs.notifyText && userPrefs.textState === 'active' && phoneVerified && phone !== '';

/** Whether the person has turned push notifications on in a browser. */
export const acceptsPush = ({ pushDevices }: Pick<User, 'pushDevices'>): boolean => pushDevices.length > 0;

/** The ways to alert a person, in the order in which a message tries them. */
const CHANNELS = ['mail', 'push', 'text'] as const;
export type Channel = (typeof CHANNELS)[number];

const ACCEPTS: Readonly<Record<Channel, (user: User) => boolean>> = {
  mail: acceptsEmail,
  push: acceptsPush,
  text: acceptsText,
};

/** Returns the channels by which alerts reach the person now. */
export const openChannels = (user: User): Channel[] => CHANNELS.filter((channel) => ACCEPTS[channel](user));

export const hasChannel = (user: User): boolean => openChannels(user).length > 0;

/** Whether an alert can reach the person. A person who can't be alerted has no watchers. */
export const canBeAlerted = (user: User, now: Date): boolean =>
  hasChannel(user) && (user.freeAlertsEndedAt === null || hasSubscription(user, now));
