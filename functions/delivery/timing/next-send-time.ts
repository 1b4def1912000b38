import { acceptsEmail, acceptsPush } from '../../members/entitlements.ts';
import type { Alert, DailyMessages, DailyTexts, Meter } from '../../table/alert.ts';
import { hashPrefix } from '../../table/shards.ts';
import type { User } from '../../table/user.ts';
import { isBetween, localDay, nextLocalTime } from './local-time.ts';

/** The facts that decide when a person may get the next message. */
export interface PendingAlerts {
  readonly messages: DailyMessages | null;
  readonly texts: Meter['texts'];
  /** When the oldest pending alert was matched, in milliseconds. */
  readonly oldest: number;
}

/** Counts one more message for the person's day. */
export function countMessage(messages: DailyMessages | null, timeZone: string, at: number): DailyMessages {
  const day = localDay(timeZone, at);
  return { localDay: day, begun: (messages?.localDay === day ? messages.begun : 0) + 1, at };
}

/**
 * Returns the start of the next send window in milliseconds, which is `at` if the message may go now. After the day's
 * messages, alerts wait for the digest. The text limit and quiet hours defer alerts and drop none.
 */
export function nextSendTime(user: User, { messages, texts, oldest }: PendingAlerts, at: number): number {
  const { alertSettings, userPrefs } = user;
  const { timeZone } = userPrefs;
  const digest = isDigest(user, messages, at)
    ? nextLocalTime(alertSettings.digestAt, timeZone, Math.max(oldest, messages?.at ?? 0))
    : at;
  const afterDigest = Math.max(digest, at);
  const isTextOnly = !acceptsEmail(user) && !acceptsPush(user);
  const afterTexts = isTextOnly ? nextTextTime(texts, timeZone, afterDigest) : afterDigest;
  return afterQuietHours(user, afterTexts);
}

/** Returns the same for all of a person's pending alerts, as delivery would decide now. */
export function nextSendTimeOf(
  user: User,
  meter: Meter,
  pending: readonly Pick<Alert, 'matchedAt'>[],
  now: number,
): number {
  const oldest = Math.min(...pending.map(({ matchedAt }) => Date.parse(matchedAt)));
  const { messages, texts, nextAt } = meter;
  return nextSendTime(user, { messages, texts, oldest }, Math.max(now, nextAt));
}

/** Whether the next message at this time is a digest, because the day's messages have been sent. */
export function isDigest(
  { alertSettings, userPrefs }: User,
  messages: DailyMessages | null,
  at: number,
): boolean {
  const sent = messages?.localDay === localDay(userPrefs.timeZone, at) ? messages.begun : 0;
  return sent >= alertSettings.messagesADay;
}

function afterQuietHours(
  { alertSettings: { quietFrom, quietTo }, userPrefs: { timeZone } }: User,
  at: number,
): number {
  if (quietFrom === '' || quietTo === '' || !isBetween(quietFrom, quietTo, timeZone, at)) return at;
  return nextLocalTime(quietTo, timeZone, at);
}

/** The most texts a person gets in a local day. */
export const MAX_TEXTS_PER_DAY = 10;

/** When texts continue after a day whose limit was reached: not in the night. */
const MORNING = '08:00';

/** How many texts of a local day are left. */
export const textsLeft = (texts: DailyTexts | null, day: string): number =>
  MAX_TEXTS_PER_DAY - (texts?.localDay === day ? texts.begun : 0);

/** Returns when the next text may go, in milliseconds: `at` if one is left, else the next morning. */
export function nextTextTime(texts: DailyTexts | null, timeZone: string, at: number): number {
  if (textsLeft(texts, localDay(timeZone, at)) > 0) return at;
  return nextLocalTime(MORNING, timeZone, nextLocalTime('00:00', timeZone, at));
}

const MINUTE = 60_000;

/** The earliest and the latest minute after which a message is retried. */
const RETRY_MINUTES = { throttled: [0, 1], quotaExceeded: [15, 45] } as const;

/**
 * Returns when a message that our account can't send now is retried, in milliseconds. SES recommends a wait of up to ten
 * minutes after a throttle, and frees its quota mail by mail as those of a day ago expire. Retries are spread evenly by
 * message id, so that they aren't all throttled again at once.
 */
export function retryTime(outcome: keyof typeof RETRY_MINUTES, messageId: string, at: number): number {
  const [earliest, latest] = RETRY_MINUTES[outcome];
  const fraction = Number.parseInt(hashPrefix(messageId), 16) / 2 ** 32;
  return at + Math.round((earliest + fraction * (latest - earliest)) * MINUTE);
}
