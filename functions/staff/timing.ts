import { nextSendTimeOf } from '../delivery/timing/next-send-time.ts';
import type { Case } from './explain-match.ts';

/** A time (ISO 8601) as staff reads it, on the person's clock: Jun 1, 2026, 8:00 AM EDT. */
export const momentOf = (iso: string, { user: { userPrefs } }: Pick<Case, 'user'>): string =>
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
 * Until when the alert of the two waits, or would if it were opened now: for quiet hours, for the digest, for the
 * message before it. Undefined where it goes at once.
 */
export function waitsUntil(given: Case): string | undefined {
  const { user, meter, alert, waiting, now } = given;
  const own = alert?.state === 'pending' ? alert : { matchedAt: now.toISOString() };
  const due = nextSendTimeOf(user, meter, [...waiting, own], now.getTime());
  return due > now.getTime() ? momentOf(new Date(due).toISOString(), given) : undefined;
}
