/** A histogram of non-negative numbers with fixed bucket width, so memory doesn't grow with the count. */
export interface Histogram {
  add(value: number): void;
  /** Returns a percentile, rounded up to the bucket width, or NaN if empty. `share` is between 0 and 1. */
  percentile(share: number): number;
  /** Returns the maximum, or 0 if empty. */
  max(): number;
  count(): number;
}

export function createHistogram(width: number): Histogram {
  const counts = new Map<number, number>();
  let total = 0;
  let max = 0;
  return {
    add(value) {
      const at = Math.floor(value / width);
      counts.set(at, (counts.get(at) ?? 0) + 1);
      total += 1;
      max = Math.max(max, value);
    },
    percentile(share) {
      let left = Math.max(1, Math.ceil(total * share));
      for (const [at, count] of [...counts].sort(([one], [other]) => one - other)) {
        left -= count;
        if (left <= 0) return Math.min(max, (at + 1) * width);
      }
      return Number.NaN;
    },
    max: () => max,
    count: () => total,
  };
}
