import { GRACE_SECONDS } from '@daybreak/contract/limits.ts';
import type { ActiveSubscription } from '@daybreak/contract/types.ts';
import { localDay } from '../listing/day.ts';
import { subscriptionState } from './subscription-state.ts';

const DAY = 86_400;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns UTC midnight of the local day of an instant (epoch seconds), for formats in UTC. */
const calendarDay = (instant: number, timeZone: string) => new Date(localDay(instant * 1000, timeZone));

/** Formats epoch seconds as 'March 3rd'. */
export function dayText(instant: number, timeZone: string): string {
  const date = calendarDay(instant, timeZone);
  const day = date.getUTCDate();
  return `${month.format(date)} ${day}${endings[ordinal.select(day)] ?? 'th'}`;
}

/** A date this far away could be mistaken for one this year. */
const SHOW_YEAR_AFTER = 300 * DAY;

/**
 * Formats epoch seconds as 'March 3rd', or as 'March 3rd, 2027' if it is far from `now` (epoch milliseconds).
 */
function endText(instant: number, now: number, timeZone: string): string {
  const isFar = Math.abs(instant - now / 1000) > SHOW_YEAR_AFTER;
  const year = isFar ? `, ${calendarDay(instant, timeZone).getUTCFullYear()}` : '';
  return dayText(instant, timeZone) + year;
}

/** Formats epoch seconds as a receipt's month: 'March 2026', or 'March – April 2026' after the 15th (SUB-02). */
export function monthLabel(created: number, timeZone: string): string {
  const date = calendarDay(created, timeZone);
  if (date.getUTCDate() <= 15) return monthOfYear.format(date);
  return monthOfYear.formatRange(date, Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
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
  const end = endText(subscription.currentPeriodEnd, now, timeZone);
  switch (subscriptionState(subscription)) {
    case 'active':
      return `Renews on ${end}.`;
    case 'canceling':
      return `Ends on ${end}. Nothing changes until then, and you won't be charged again.`;
    case 'past_due':
      return `Your last payment didn't go through. ${pastDueText(subscription, now, timeZone)} We'll try your card again automatically. To use another card, cancel (this ends your subscription right away) and subscribe again.`;
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
    ? `You'll keep getting alerts until ${dayText(end, timeZone)}.`
    : 'Alerts now use your free ones.';
}
