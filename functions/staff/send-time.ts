import { digestAhead } from '../delivery/message-room.ts';
import { nextSendTimeOf } from '../delivery/timing/next-send-time.ts';
import type { MatchCase } from './match-case.ts';

/** Formats a time (ISO 8601) in the person's time zone: Jun 1, 2026, 8:00 AM EDT. */
export const formatTime = (iso: string, { user: { userPrefs } }: Pick<MatchCase, 'user'>): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: userPrefs.timeZone,
    timeZoneName: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));

/**
 * Returns when the alert is sent, or would be if it were created now, considering quiet hours, the digest and the last
 * message. Undefined if it can be sent at once.
 */
export function formatSendTime(matchCase: MatchCase): string | undefined {
  const { user, meter, alert, waiting, now } = matchCase;
  const isPending = alert?.state === 'pending';
  const current = isPending ? alert : { matchedAt: now.toISOString() };
  const digest = isPending ? digestAhead(meter, [alert], now.getTime()) : undefined;
  const due = nextSendTimeOf(user, meter, [...waiting, current], digest?.at ?? now.getTime());
  return due > now.getTime() ? formatTime(new Date(due).toISOString(), matchCase) : undefined;
}
