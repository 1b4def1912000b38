import { Instant, ZoneOffset } from '@js-joda/core';

/**
 * Returns the end of the current billing period, in seconds since 1970: whole months or years after the
 * anchor, or the month's last day if it has no such day
 * (https://docs.stripe.com/billing/subscriptions/billing-cycle).
 */
export function periodEnd(anchor: number, interval: 'month' | 'year', moment: number): number {
  const begin = Instant.ofEpochSecond(anchor).atZone(ZoneOffset.UTC);
  for (let count = 1; ; count += 1) {
    const end = interval === 'year' ? begin.plusYears(count) : begin.plusMonths(count);
    if (end.toEpochSecond() > moment) return end.toEpochSecond();
  }
}
