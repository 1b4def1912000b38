import type { Account } from '../account/api/account.ts';

/** What a page says of a channel: that it is as it should be, or that something is to be done. */
export interface ChannelNote {
  readonly says: string;
  /** No message goes out on it until something is done. */
  readonly isStopped: boolean;
}

const stopped = (says: string): ChannelNote => ({ says, isStopped: true });
const fine = (says: string): ChannelNote => ({ says, isStopped: false });

/** What is said of alerts by e-mail. */
export function emailNote({ email, userPrefs }: Account): ChannelNote {
  const { emailState, notifyEmail } = userPrefs;
  if (emailState === 'bounced')
    return stopped(
      `Mail to ${email} came back, so we stopped sending. Make sure the address takes mail, then switch this off and on: we try again.`,
    );
  if (emailState === 'complained')
    return stopped(
      `One of our mails was marked as spam, so we stopped sending. To have alerts again, switch this off and on.`,
    );
  if (emailState === 'unverified')
    return stopped(`${email} is not verified yet. Enter the code from our mail, or ask for a new one.`);
  return fine(notifyEmail ? `To ${email}` : 'Off');
}

/** What is said of alerts by text. `number`: the phone as people write it; empty for none. */
export function textNote({ phoneVerified, userPrefs }: Account, number: string): ChannelNote {
  const { textState, notifyText } = userPrefs;
  if (number === '') return fine('Needs a phone. Add yours in settings.');
  if (!phoneVerified) return fine(`Needs a verified phone. Verify ${number} in settings.`);
  if (textState === 'bounced')
    return stopped(
      `Texts to ${number} do not arrive. Check the number in settings and that your phone blocks no texts, then switch this off and on: we try again.`,
    );
  if (textState === 'complained' || (textState === 'off' && notifyText))
    return stopped(
      'You answered STOP to one of our texts, so they have ended. Answer START to have them again.',
    );
  return fine(notifyText ? `To ${number}, at most 10 a day` : 'Off');
}

/** Whether texts can be switched on: they go to a phone only that has been verified. */
export const canText = ({ phone, phoneVerified }: Account): boolean => phone !== '' && phoneVerified;

/** Whether neither channel is switched on, so that no alert can come. */
export const isSilent = (account: Account): boolean =>
  !account.userPrefs.notifyEmail && !(account.userPrefs.notifyText && canText(account));
