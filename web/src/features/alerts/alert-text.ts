import type { VisitorClock } from '../listing/day.ts';
import { dayOf } from '../listing/posted.ts';
import type { Alert } from './api/alerts.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDate(at: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format.format(new Date(at));
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** The day of an alert as a heading: 'Today', 'Yesterday', 'Friday, November 20'. */
export function formatDayHeading(at: string, clock: VisitorClock): string {
  const day = dayOf(Date.parse(at), clock);
  if (day === 'today') return 'Today';
  if (day === 'yesterday') return 'Yesterday';
  const { timeZone } = clock;
  return formatDate(at, { weekday: 'long', month: 'long', day: 'numeric', timeZone });
}

/** A moment beside others of a day: '9:14 AM', or with its date where it lies on another. */
export function formatMoment(at: string, beside: string, { timeZone }: VisitorClock): string {
  const date = (moment: string) => formatDate(moment, { month: 'short', day: 'numeric', timeZone });
  const time = formatDate(at, { ...TIME, timeZone });
  return date(at) === date(beside) ? time : `${date(at)}, ${time}`;
}

/** What is added where the provider reports more than a delivery. */
const DELIVERY_SUFFIXES = {
  delivered: '',
  bounced: ', but bounced',
  complained: ', and marked as spam',
  rejected: ', but rejected by the mail service',
  undelivered: ', but not delivered',
} as const;

/** What is due within so many milliseconds is on its way: the page's clock goes by minutes. */
const SENDING_WINDOW_MS = 90_000;

/** What became of an alert. */
export interface StateText {
  readonly words: string;
  /** Nothing has come of it. */
  readonly isStopped: boolean;
}

const sentence = (words: string, why: string): string => (why === '' ? `${words}.` : `${words}: ${why}`);

/** What became of an alert, in words, at a moment (epoch milliseconds). */
export function describeState(
  { state, why, sentAt, dueAt, delivery, matchedAt }: Alert,
  now: number,
  clock: VisitorClock,
): StateText {
  if (state === 'sent') {
    const sent = sentAt === null ? 'Sent' : `Sent ${formatMoment(sentAt, matchedAt, clock)}`;
    const words = `${sent}${DELIVERY_SUFFIXES[delivery ?? 'delivered']}`;
    if (delivery === 'undelivered') return { words: sentence(words, why), isStopped: true };
    return { words, isStopped: delivery === 'bounced' };
  }
  if (state === 'pending') {
    const waits = dueAt !== null && Date.parse(dueAt) - now > SENDING_WINDOW_MS;
    const here = new Date(now).toISOString();
    return {
      words: waits ? `Scheduled for ${formatMoment(dueAt, here, clock)}` : 'On its way',
      isStopped: false,
    };
  }
  const words = { held: 'On hold', dropped: 'Not sent', failed: "Couldn't be delivered" }[state];
  return { words: sentence(words, why), isStopped: true };
}

/** Alerts of one day. */
export interface AlertDay {
  readonly heading: string;
  readonly alerts: readonly Alert[];
}

/** Alerts by the day on which they matched, in their order. */
export function groupByDay(alerts: readonly Alert[], clock: VisitorClock): readonly AlertDay[] {
  return [...Map.groupBy(alerts, ({ matchedAt }) => formatDayHeading(matchedAt, clock))].map(
    ([heading, alerts]) => ({ heading, alerts }),
  );
}
