/** The factor by which each step raises the rate. */
const GROWTH = 1.5;

/**
 * Returns the start times of a step’s operations, in milliseconds from its start. They are evenly spaced
 * and don’t depend on earlier operations.
 */
export const arrivals = (perSecond: number, seconds: number): number[] =>
  Array.from({ length: Math.max(1, Math.round(perSecond * seconds)) }, (_, n) => (n * 1000) / perSecond);

/** Returns the rate of each step in operations per second, rounded to two significant digits. */
export const offeredRates = (first: number, steps: number): number[] =>
  Array.from({ length: steps }, (_, step) => Number((first * GROWTH ** step).toPrecision(2)));

/** Returns the nearest-rank percentile, with `share` from 0 to 1. Returns NaN if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
