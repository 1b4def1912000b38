import { acceptsEmail } from '../../members/entitlements.ts';
import type { DailyMessages, Meter } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { nextTextAt } from '../text/text-day.ts';
import { dayIn, isBetween, nextAt } from './local-time.ts';

/** What decides when a person may get the next message; times are in milliseconds. */
export interface Waiting {
  readonly messages: DailyMessages | null;
  readonly texts: Meter['texts'];
  /** When the oldest alert that waits was matched. */
  readonly oldest: number;
}

/** The messages of a person's day once one more has gone. */
export function withOneMore(messages: DailyMessages | null, timeZone: string, at: number): DailyMessages {
  const localDay = dayIn(timeZone, at);
  return { localDay, begun: (messages?.localDay === localDay ? messages.begun : 0) + 1, at };
}

/**
 * From when on the next message may go, in milliseconds: `at` itself where nothing speaks against it. After the day's
 * messages, what comes waits for the digest; a day's texts and quiet hours put off, and drop nothing.
 */
export function nextSendTime(user: User, { messages, texts, oldest }: Waiting, at: number): number {
  const { alertSettings, userPrefs } = user;
  const { timeZone } = userPrefs;
  const digest = isOver(alertSettings.messagesADay, messages, timeZone, at)
    ? nextAt(alertSettings.digestAt, timeZone, Math.max(oldest, messages?.at ?? 0))
    : at;
  const open = Math.max(digest, at);
  const text = acceptsEmail(user) ? open : nextTextAt(texts, timeZone, open);
  return afterQuiet(user, text);
}

/** Whether the next message at this time is a digest: the day's messages have gone. */
export const isDigest = (
  { alertSettings, userPrefs }: User,
  messages: DailyMessages | null,
  at: number,
): boolean => isOver(alertSettings.messagesADay, messages, userPrefs.timeZone, at);

const isOver = (most: number, messages: DailyMessages | null, timeZone: string, at: number): boolean =>
  (messages?.localDay === dayIn(timeZone, at) ? messages.begun : 0) >= most;

function afterQuiet(
  { alertSettings: { quietFrom, quietTo }, userPrefs: { timeZone } }: User,
  at: number,
): number {
  if (quietFrom === '' || quietTo === '' || !isBetween(quietFrom, quietTo, timeZone, at)) return at;
  return nextAt(quietTo, timeZone, at);
}
