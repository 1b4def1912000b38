import type { AlertState, ChannelState } from '@daybreak/contract/types.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) on the reader's clock; a dash for none. */
export const momentText = (at: string | null): string => (at === null ? '–' : moment.format(new Date(at)));

/** What a state of an alert is called. */
export const stateNames: Readonly<Record<AlertState, string>> = {
  pending: 'Due',
  sent: 'Sent',
  dropped: 'Dropped',
  held: 'Held back',
  failed: 'Failed',
};

/** How a channel stands: what the person has chosen, and what the provider says of it. */
export const channelText = (isWanted: boolean, state: ChannelState): string =>
  `${isWanted ? 'wanted' : 'not wanted'}, ${state}`;

/** Texts in a line; a dash for none. */
export const listText = (texts: readonly string[]): string => texts.join(', ') || '–';

/** How long ago a board was read, from whole minutes. */
export function ageText(minutes: number | null): string {
  if (minutes === null) return 'never';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

/** Whether the reply to Notify User tells of an alert that goes out, and not of why none does. */
export const tellsOfAlert = (reply: string): boolean => reply.includes(' is being notified of ');
