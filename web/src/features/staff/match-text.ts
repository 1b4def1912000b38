import type { AlertState, ChannelState, UserPrefs } from '@daybreak/contract/types.ts';

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const listFormat = new Intl.ListFormat('en-US');

/** Formats an ISO 8601 time in the reader's time zone; a dash for none. */
export const dateTimeText = (at: string | null): string =>
  at === null ? '–' : dateTimeFormat.format(new Date(at));

export const stateNames: Readonly<Record<AlertState, string>> = {
  pending: 'Pending',
  sent: 'Sent',
  dropped: 'Dropped',
  withheld: 'Withheld',
  failed: 'Failed',
};

const stoppedNames: Readonly<Record<ChannelState, string>> = {
  active: 'off',
  off: 'off',
  bounced: 'bounced',
  complained: 'marked as spam',
  unverified: 'unverified',
};

export type ChannelPrefs = Pick<UserPrefs, 'notifyEmail' | 'emailState' | 'notifyText' | 'textState'>;

/**
 * Says which channels are on, and why the others aren't: 'Email, text, and push', 'Email (text unverified, push off)'.
 */
export function channelsText(
  { notifyEmail, emailState, notifyText, textState }: ChannelPrefs,
  pushDeviceCount: number,
): string {
  const channels = [
    { name: 'email', isOn: notifyEmail && emailState === 'active', state: emailState },
    { name: 'text', isOn: notifyText && textState === 'active', state: textState },
    { name: 'push', isOn: pushDeviceCount > 0, state: 'off' as const },
  ];
  const on = channels.filter(({ isOn }) => isOn).map(({ name }) => name);
  const stopped = channels
    .filter(({ isOn }) => !isOn)
    .map(({ name, state }) => `${name} ${stoppedNames[state]}`);
  const text = `${listFormat.format(on) || 'none'}${stopped.length === 0 ? '' : ` (${stopped.join(', ')})`}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const listText = (texts: readonly string[]): string => texts.join(', ') || '–';

/** Says how long ago a board was read. */
export function ageText(minutes: number | null): string {
  if (minutes === null) return 'never';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}
