import { dollarsAYear } from './dollars-a-year.ts';
import { isOnTarget, type PayRange } from './pay.ts';

/**
 * Returns what a job pays at most, to the nearest thousand US dollars a year; 0 if its pay is not stated, or
 * without a currency or period. On-target earnings count only where nothing else is stated.
 */
export function annualPay(ranges: readonly PayRange[]): number {
  const certain = ranges.filter(({ label }) => !isOnTarget(label));
  const amounts = (certain.length > 0 ? certain : ranges).map(
    ({ min, max, currency, period }) => dollarsAYear(max ?? min ?? 0, currency, period) ?? 0,
  );
  return Math.round(Math.max(0, ...amounts) / 1_000);
}
