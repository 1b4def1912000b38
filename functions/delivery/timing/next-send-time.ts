import { openChannels } from '../../members/entitlements.ts';
import type { Alert, DailyMessages, DailyTexts, Meter } from '../../table/alert.ts';
import { hashPrefix } from '../../table/shards.ts';
import type { User } from '../../table/user.ts';
import { localDay, nextLocalTime } from './local-time.ts';

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
 * Returns the start of the next send window in milliseconds, which is `from` if the message may go now. After
 * the day's messages, alerts wait for the digest, and after the digest for the next day. A pause, the text
 * limit and quiet hours defer alerts and drop none.
 */
export function nextSendTime(user: User, pending: PendingAlerts, from: number): number {
  const at = Math.max(from, pauseEnd(user));
  const { timeZone } = user.userPrefs;
  const { texts } = pending;
  const afterDigest = isDigest(user, pending, at) ? Math.max(digestTime(user, pending), at) : at;
  const isTextOnly = openChannels(user).every((channel) => channel === 'text');
  const afterTexts = isTextOnly ? nextTextTime(texts, timeZone, afterDigest) : afterDigest;
  return afterQuietHours(user, afterTexts);
}

const pauseEnd = ({ alertSettings: { pausedUntil } }: User): number =>
  pausedUntil === '' ? Number.NEGATIVE_INFINITY : Date.parse(pausedUntil);

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

/**
 * Whether the next message at this time is a digest: the messages of the day have been sent, or those of the
 * day on which the oldest alert began to wait.
 */
export function isDigest(
  { alertSettings: { messagesADay }, userPrefs: { timeZone } }: User,
  { messages, oldest }: Pick<PendingAlerts, 'messages' | 'oldest'>,
  at: number,
): boolean {
  if (messagesADay === 0) return true;
  if (messages === null || messages.begun < messagesADay) return false;
  return [at, oldest].some((time) => localDay(timeZone, time) === messages.localDay);
}

/** When alerts of a full day are sent. */
const digestTime = (user: User, { messages, oldest }: PendingAlerts): number =>
  nextDigestTime(user, Math.max(oldest, messages?.at ?? 0));

/**
 * Returns when the next digest after an instant goes, both in milliseconds. With digests alone, a day that
 * ends doesn't matter.
 */
export function nextDigestTime({ alertSettings, userPrefs }: User, after: number): number {
  const { digestAt, messagesADay } = alertSettings;
  const times = messagesADay === 0 ? [digestAt] : [digestAt, MIDNIGHT];
  return Math.min(...times.map((time) => nextLocalTime(time, userPrefs.timeZone, after)));
}

function afterQuietHours(
  { alertSettings: { quietFrom, quietTo }, userPrefs: { timeZone } }: User,
  at: number,
): number {
  if (quietFrom === '' || quietTo === '') return at;
  const end = nextLocalTime(quietTo, timeZone, at);
  return end < nextLocalTime(quietFrom, timeZone, at) ? end : at;
}

/** The most texts a person gets in a local day. */
export const MAX_TEXTS_PER_DAY = 10;

const MIDNIGHT = '00:00';

/** When texts continue after a day whose limit was reached: not in the night. */
const MORNING = '08:00';

/** How many texts of a local day are left. */
export const textsLeft = (texts: DailyTexts | null, day: string): number =>
  MAX_TEXTS_PER_DAY - (texts?.localDay === day ? texts.begun : 0);

/** Returns when the next text may go, in milliseconds: `at` if one is left, else the next morning. */
export function nextTextTime(texts: DailyTexts | null, timeZone: string, at: number): number {
  if (textsLeft(texts, localDay(timeZone, at)) > 0) return at;
  return nextLocalTime(MORNING, timeZone, nextLocalTime(MIDNIGHT, timeZone, at));
}

const MINUTE = 60_000;

/** The earliest and the latest minute after which a message is retried. */
const RETRY_MINUTES = { throttled: [0, 1], quotaExceeded: [15, 45] } as const;

/**
 * Returns when a message that our account can't send now is retried, in milliseconds. SES recommends a wait
 * of up to ten minutes after a throttle, and frees its quota mail by mail as those of a day ago expire.
 * Retries are spread evenly by message id, so that they aren't all throttled again at once.
 */
export function retryTime(outcome: keyof typeof RETRY_MINUTES, messageId: string, at: number): number {
  const [earliest, latest] = RETRY_MINUTES[outcome];
  const fraction = Number.parseInt(hashPrefix(messageId), 16) / 2 ** 32;
  return at + Math.round((earliest + fraction * (latest - earliest)) * MINUTE);
}
