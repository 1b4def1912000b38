import { annualPay } from '../../postings/annual-pay.ts';
import { dollarsAYear } from '../../postings/dollars-a-year.ts';
import { MinPay } from '../../table/criteria.ts';
import type { Job } from '../../table/job.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';

/** Asks for more than the job pays, or for jobs that state their pay if it doesn't and the person has a minimum. */
export function paySettings({ criteria }: User, { payRanges }: Pick<Job, 'payRanges'>): Setting[] {
  const pay = annualPay(payRanges);
  if (pay === 0)
    return criteria.minPay && criteria.includeUnstatedPay
      ? [{ kind: 'includeUnstatedPay', before: true, after: false }]
      : [];
  const after = payAbove(pay, criteria.minPay ?? statedPay(payRanges));
  return after ? [{ kind: 'minPay', before: criteria.minPay, after }] : [];
}

/** The currency and period in which a job states its pay. */
const statedPay = (ranges: Job['payRanges']): Omit<MinPay, 'amount'> | undefined =>
  ranges.flatMap(
    ({ currency, period }) => MinPay.omit({ amount: true }).safeParse({ currency, period }).data ?? [],
  )[0];

/**
 * Returns the next round amount above an annual pay in thousands of US dollars: $175,000 above 171, $45 an
 * hour above 87.
 */
function payAbove(thousands: number, unit: Omit<MinPay, 'amount'> | undefined): MinPay | undefined {
  const dollars = unit && dollarsAYear(1, unit.currency, unit.period);
  if (unit === undefined || dollars === undefined) return undefined;
  // Pay is compared to the nearest thousand.
  const least = ((thousands + 1) * 1_000) / dollars;
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(least)) - 1) / 2);
  return { amount: Math.ceil(least / step) * step, currency: unit.currency, period: unit.period };
}
