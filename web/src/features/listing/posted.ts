import { dayBefore, localDay, type VisitorClock } from './day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Posted {
  readonly day: 'today' | 'yesterday' | 'earlier' | 'unknown';
  /** 'Live Today', 'Live Yesterday', otherwise the date, or 'N/A'. */
  readonly label: string;
  /** 'just now', '12 minutes ago', '5 hours ago' or '1 day 3 hours ago'; empty if unknown. */
  readonly age: string;
  /** Detected within the last hour. */
  readonly fresh: boolean;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Minutes below an hour, hours up to a day, then days and hours. `span` is in milliseconds. */
export function ageText(span: number): string {
  if (span < MINUTE) return 'just now';
  if (span < HOUR) return `${count(Math.floor(span / MINUTE), 'minute')} ago`;
  if (span <= DAY) return `${count(Math.floor(span / HOUR), 'hour')} ago`;
  const hours = Math.floor((span % DAY) / HOUR);
  return `${count(Math.floor(span / DAY), 'day')}${hours > 0 ? ` ${count(hours, 'hour')}` : ''} ago`;
}

/**
 * Returns the visitor's day of an instant (epoch milliseconds). Instants in the future, seen by a slow clock, count
 * as today.
 */
export function dayOf(instant: number, clock: VisitorClock): Posted['day'] {
  if (Number.isNaN(instant)) return 'unknown';
  const day = localDay(instant, clock.timeZone);
  if (day >= clock.date) return 'today';
  return day === dayBefore(clock.date) ? 'yesterday' : 'earlier';
}

/** `detected` is ISO 8601, `now` in epoch milliseconds. */
export function describePosted(detected: string, now: number, clock: VisitorClock): Posted {
  const instant = Date.parse(detected);
  const day = dayOf(instant, clock);
  if (day === 'unknown') return { day, label: 'N/A', age: '', fresh: false };
  const labels = { today: 'Live Today', yesterday: 'Live Yesterday', earlier: dateText(instant, clock) };
  return { day, label: labels[day], age: ageText(now - instant), fresh: now - instant < HOUR };
}

function dateText(instant: number, { timeZone }: VisitorClock): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' }).format(instant);
}
