import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { ActiveSubscription } from '@daybreak/contract/types.ts';
import { localDay } from '../listing/day.ts';
import { subscriptionState } from './subscription-state.ts';

const DAY = 86_400;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** The day of an instant (epoch seconds) in a time zone, at the start of that day in UTC, for formats in UTC. */
const calendarDay = (instant: number, timeZone: string) => new Date(localDay(instant * 1000, timeZone));

/** A day as month name and ordinal day, 'March 3rd', of an instant in epoch seconds. */
export function dayText(instant: number, timeZone: string): string {
  const date = calendarDay(instant, timeZone);
  const day = date.getUTCDate();
  return `${month.format(date)} ${day}${endings[ordinal.select(day)] ?? 'th'}`;
}

/** From so far away a day is said with its year, as its month may be the present one's name. */
const SHOW_YEAR_AFTER = 300 * DAY;

/** As `dayText`, of an instant that may be a year away from `now` (epoch milliseconds): 'March 3rd, 2027'. */
function endText(instant: number, now: number, timeZone: string): string {
  const isFar = Math.abs(instant - now / 1000) > SHOW_YEAR_AFTER;
  const year = isFar ? `, ${calendarDay(instant, timeZone).getUTCFullYear()}` : '';
  return dayText(instant, timeZone) + year;
}

/** The month a receipt is for, 'March 2026'; paid after the 15th, this month and the next. `created`: epoch seconds. */
export function monthLabel(created: number, timeZone: string): string {
  const date = calendarDay(created, timeZone);
  if (date.getUTCDate() <= 15) return monthOfYear.format(date);
  return monthOfYear.formatRange(date, Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** What a subscription's state is called: 'canceled' from the moment it will not be renewed. */
export function statusText(subscription: ActiveSubscription): string {
  return subscriptionState(subscription) === 'canceling'
    ? 'canceled'
    : subscription.status.replaceAll('_', ' ');
}

/** Until when alerts keep coming although a payment is owed, in epoch seconds. */
export const graceEnd = ({ currentPeriodEnd }: ActiveSubscription): number =>
  currentPeriodEnd + GRACE_SECONDS;

/** What follows for who reads it, of a subscription at a moment (epoch milliseconds). */
export function subscriptionSummary(subscription: ActiveSubscription, now: number, timeZone: string): string {
  const end = endText(subscription.currentPeriodEnd, now, timeZone);
  switch (subscriptionState(subscription)) {
    case 'active':
      return `Renews on ${end}.`;
    case 'canceling':
      return `Ends on ${end}. Until then nothing changes, and nothing more is charged.`;
    case 'past_due':
      return `Your last payment did not go through. ${pastDueText(subscription, now, timeZone)} Please make sure that your card can be charged: the payment is tried again by itself. To pay with another card, cancel, which ends this subscription at once, and start again.`;
    case 'paused':
      return 'It is paused: nothing is charged, and alerts go by your free ones. Cancel it to start again.';
    case 'incomplete':
      return 'The first payment was not finished, so nothing has started. You can start again.';
    default:
      return `Ended on ${end}.`;
  }
}

function pastDueText(subscription: ActiveSubscription, now: number, timeZone: string): string {
  const end = graceEnd(subscription);
  const hasGrace = subscription.status === 'past_due' && now / 1000 < end;
  return hasGrace ? `Alerts keep coming until ${dayText(end, timeZone)}.` : 'Alerts go by your free ones.';
}
