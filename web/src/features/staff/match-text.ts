import type { AlertState, ChannelState } from '@daybreak/contract/types.ts';

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

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

export const channelText = (isOn: boolean, state: ChannelState): string => `${isOn ? 'on' : 'off'}, ${state}`;

export const listText = (texts: readonly string[]): string => texts.join(', ') || '–';

/** Says how long ago a board was read. */
export function ageText(minutes: number | null): string {
  if (minutes === null) return 'never';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}
