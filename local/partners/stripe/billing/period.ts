import { Instant, ZoneOffset } from '@js-joda/core';

/**
 * The end of the billing period that runs at a moment: whole months or years after the anchor, and on the month's last
 * day where it has no such day (https://docs.stripe.com/billing/subscriptions/billing-cycle). Seconds since 1970.
 */
export function periodEnd(anchor: number, interval: 'month' | 'year', moment: number): number {
  const begin = Instant.ofEpochSecond(anchor).atZone(ZoneOffset.UTC);
  for (let count = 1; ; count += 1) {
    const end = interval === 'year' ? begin.plusYears(count) : begin.plusMonths(count);
    if (end.toEpochSecond() > moment) return end.toEpochSecond();
  }
}
