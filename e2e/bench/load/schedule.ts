/** How much more each step offers than the one before. */
const GROWTH = 1.5;

/** Returns when each operation of a step is due, in milliseconds from its start: evenly spaced, whatever came of those before. */
export const arrivals = (perSecond: number, seconds: number): number[] =>
  Array.from({ length: Math.max(1, Math.round(perSecond * seconds)) }, (_, n) => (n * 1000) / perSecond);

/** Returns the rates of the steps, in operations a second, beginning with `first`. */
export const offeredRates = (first: number, steps: number): number[] =>
  Array.from({ length: steps }, (_, step) => Number((first * GROWTH ** step).toPrecision(2)));

/** Returns the value that a share of the values does not exceed, by nearest rank; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
