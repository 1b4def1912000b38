import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { ActiveSubscription, UserReceipt } from '@daybreak/contract/types.ts';
import { localDay } from '../listing/day.ts';
import { subscriptionState } from './subscription-state.ts';

const DAY = 86_400;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns UTC midnight of the local day of an instant (epoch seconds), for formats in UTC. */
const calendarDay = (instant: number, timeZone: string) => new Date(localDay(instant * 1000, timeZone));

/**
 * Formats epoch seconds as 'March 3rd', or as 'March 3rd, 2027' if that is not the year of `now` (epoch milliseconds).
 */
export function dayText(instant: number, now: number, timeZone: string): string {
  const date = calendarDay(instant, timeZone);
  const day = date.getUTCDate();
  const isThisYear = date.getUTCFullYear() === calendarDay(now / 1000, timeZone).getUTCFullYear();
  const year = isThisYear ? '' : `, ${date.getUTCFullYear()}`;
  return `${month.format(date)} ${day}${endings[ordinal.select(day)] ?? 'th'}${year}`;
}

/** Formats epoch seconds as a receipt's month: 'March 2026', or 'March – April 2026' after the 15th (SUB-02). */
export function monthLabel(created: number, timeZone: string): string {
  const date = calendarDay(created, timeZone);
  if (date.getUTCDate() <= 15) return monthOfYear.format(date);
  return monthOfYear.formatRange(date, Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const LONGEST_MONTH = 32 * DAY;

/** Returns what a receipt pays for: of a longer plan 'November 28, 2026 – November 28, 2027', else its months. */
export function periodLabel(
  { created, periodStart, periodEnd }: Pick<UserReceipt, 'created' | 'periodStart' | 'periodEnd'>,
  timeZone: string,
): string {
  if (periodEnd - periodStart <= LONGEST_MONTH) return monthLabel(created, timeZone);
  const [start, end] = [calendarDay(periodStart, timeZone), calendarDay(periodEnd, timeZone)];
  return `${fullDate.format(start)} – ${fullDate.format(end)}`;
}

const YEAR = 365 * DAY;

/** Returns about how much of an annual payment is unused, as '$55.10'. */
export function unusedText({ currentPeriodEnd }: ActiveSubscription, now: number, annual: string): string {
  const share = Math.min(1, Math.max(0, (currentPeriodEnd - now / 1000) / YEAR));
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return format.format(share * Number(annual.replace(/[^\d.]/g, '')));
}

/** A subscription reads 'canceled' as soon as it will not renew. */
export function statusText(subscription: ActiveSubscription): string {
  return subscriptionState(subscription) === 'canceling'
    ? 'canceled'
    : subscription.status.replaceAll('_', ' ');
}

/** Returns when alerts stop although a payment is past due, in epoch seconds. */
export const graceEnd = ({ currentPeriodEnd }: ActiveSubscription): number =>
  currentPeriodEnd + GRACE_SECONDS;

/** `now` in epoch milliseconds. */
export function subscriptionSummary(subscription: ActiveSubscription, now: number, timeZone: string): string {
  const end = dayText(subscription.currentPeriodEnd, now, timeZone);
  switch (subscriptionState(subscription)) {
    case 'active':
      return `Renews on ${end}.`;
    case 'canceling':
      return `Ends on ${end}. Nothing changes until then, and you won't be charged again.`;
    case 'past_due':
      return `Your last payment didn't go through. ${pastDueText(subscription, now, timeZone)} We'll try your card again automatically. If it won't work, change it.`;
    case 'paused':
      return "Paused: you aren't charged, and alerts use your free ones. To start again, cancel first.";
    case 'incomplete':
      return "Your first payment wasn't completed, so your subscription hasn't started. You can try again.";
    default:
      return `Ended on ${end}.`;
  }
}

function pastDueText(subscription: ActiveSubscription, now: number, timeZone: string): string {
  const end = graceEnd(subscription);
  const hasGrace = subscription.status === 'past_due' && now / 1000 < end;
  return hasGrace
    ? `You'll keep getting alerts until ${dayText(end, now, timeZone)}.`
    : 'Alerts now use your free ones.';
}
