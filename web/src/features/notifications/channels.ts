import type { Account } from '../account/api/account.ts';

export interface ChannelNote {
  readonly text: string;
  readonly needsAction: boolean;
}

const warning = (text: string): ChannelNote => ({ text, needsAction: true });
const info = (text: string): ChannelNote => ({ text, needsAction: false });

export function emailNote({ email, userPrefs }: Account): ChannelNote {
  const { emailState, notifyEmail } = userPrefs;
  if (emailState === 'bounced')
    return warning(
      `Mail to ${email} bounced, so we stopped sending. Make sure the address can receive mail, then turn this off and on again.`,
    );
  if (emailState === 'complained')
    return warning(
      'One of our emails was marked as spam, so we stopped sending. To get alerts again, turn this off and on.',
    );
  if (emailState === 'unverified')
    return warning(`${email} isn't verified yet. Enter the code we emailed you, or request a new one.`);
  return info(notifyEmail ? `To ${email}` : 'Off');
}

/** `number` is the phone as people write it; empty for none. */
export function textNote({ phoneVerified, userPrefs }: Account, number: string): ChannelNote {
  const { textState, notifyText } = userPrefs;
  if (number === '') return info('Add your phone in settings to get texts.');
  if (!phoneVerified) return info(`Verify ${number} in settings to get texts.`);
  if (textState === 'bounced')
    return warning(
      `Texts to ${number} aren't getting through. Check the number in settings and make sure your phone accepts texts, then turn this off and on again.`,
    );
  if (textState === 'complained' || (textState === 'off' && notifyText))
    return warning('You replied STOP, so we no longer text you. Reply START to get texts again.');
  return info(notifyText ? `To ${number}, up to 10 a day` : 'Off');
}

/** Texts go only to a verified phone. */
export const canReceiveTexts = ({ phone, phoneVerified }: Account): boolean => phone !== '' && phoneVerified;

export const hasNoChannel = (account: Account): boolean =>
  !account.userPrefs.notifyEmail &&
  !(account.userPrefs.notifyText && canReceiveTexts(account)) &&
  account.pushDevices.length === 0;
