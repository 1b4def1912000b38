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

/** 'Today', 'Yesterday' or 'Friday, November 20'. */
export function formatDayHeading(at: string, clock: VisitorClock): string {
  const day = dayOf(Date.parse(at), clock);
  if (day === 'today') return 'Today';
  if (day === 'yesterday') return 'Yesterday';
  const { timeZone } = clock;
  return formatDate(at, { weekday: 'long', month: 'long', day: 'numeric', timeZone });
}

/** The time alone if both instants are on the same day ('9:14 AM'), otherwise with the date. */
export function formatMoment(at: string, reference: string, { timeZone }: VisitorClock): string {
  const date = (moment: string) => formatDate(moment, { month: 'short', day: 'numeric', timeZone });
  const time = formatDate(at, { ...TIME, timeZone });
  return date(at) === date(reference) ? time : `${date(at)}, ${time}`;
}

const DELIVERY_SUFFIXES = {
  delivered: '',
  bounced: ', but bounced',
  complained: ', and marked as spam',
  rejected: ', but rejected by the mail service',
  undelivered: ', but not delivered',
} as const;

/** Alerts due this soon count as on their way, because the page's clock ticks by the minute. */
const SENDING_WINDOW_MS = 90_000;

/** Whether an alert is being sent, or about to be. `now` is in epoch milliseconds. */
export const isOnItsWay = ({ state, dueAt }: Pick<Alert, 'state' | 'dueAt'>, now: number): boolean =>
  state === 'pending' && (dueAt === null || Date.parse(dueAt) - now <= SENDING_WINDOW_MS);

export interface StateText {
  readonly words: string;
  readonly isProblem: boolean;
}

const sentence = (words: string, why: string): string => (why === '' ? `${words}.` : `${words}: ${why}`);

/** `now` is in epoch milliseconds. */
export function describeState(alert: Alert, now: number, clock: VisitorClock): StateText {
  const { state, why, sentAt, dueAt, delivery, matchedAt } = alert;
  if (state === 'sent') {
    const sent = sentAt === null ? 'Sent' : `Sent ${formatMoment(sentAt, matchedAt, clock)}`;
    const words = `${sent}${DELIVERY_SUFFIXES[delivery ?? 'delivered']}`;
    if (delivery === 'undelivered') return { words: sentence(words, why), isProblem: true };
    // The job was removed since.
    if (why !== '') return { words: sentence(words, why), isProblem: true };
    return { words, isProblem: delivery === 'bounced' };
  }
  if (state === 'pending') {
    if (dueAt === null || isOnItsWay(alert, now)) return { words: 'On its way', isProblem: false };
    const current = new Date(now).toISOString();
    return { words: `Scheduled for ${formatMoment(dueAt, current, clock)}`, isProblem: false };
  }
  const words = { withheld: 'Not sent', dropped: 'Not sent', failed: "Couldn't be delivered" }[state];
  return { words: sentence(words, why), isProblem: true };
}

export interface AlertDay {
  readonly heading: string;
  readonly alerts: readonly Alert[];
}

export function groupByDay(alerts: readonly Alert[], clock: VisitorClock): readonly AlertDay[] {
  return [...Map.groupBy(alerts, ({ matchedAt }) => formatDayHeading(matchedAt, clock))].map(
    ([heading, alerts]) => ({ heading, alerts }),
  );
}
