import { dollarsAYear } from './dollars-a-year.ts';

interface Amounts {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: string;
}

/** In US dollars a year. What is below or above is a slip: an amount in thousands, or of another period. */
const LEAST = 300;
const MOST = 20_000_000;
/** The upper end of a range is at most so many times the lower one. */
const WIDEST = 20;

/** Whether both ends of a range fit together, and fit its period, as far as its currency and period are known. */
export function isPlausiblePay({ min, max, currency, period }: Amounts): boolean {
  if (min !== null && max !== null && max > min * WIDEST) return false;
  return [min, max].every((end) => {
    const dollars = end === null ? undefined : dollarsAYear(end, currency, period);
    return dollars === undefined || (dollars >= LEAST && dollars <= MOST);
  });
}
