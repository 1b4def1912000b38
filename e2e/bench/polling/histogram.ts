/** A histogram of non-negative numbers with fixed bucket width, so memory doesn't grow with the count. */
export interface Histogram {
  add(value: number): void;
  /** Returns a percentile, rounded up to the bucket width, or NaN if empty. `share` is between 0 and 1. */
  percentile(share: number): number;
  /** Returns the maximum, or 0 if empty. */
  most(): number;
  count(): number;
}

export function tally(width: number): Histogram {
  const counts = new Map<number, number>();
  let total = 0;
  let most = 0;
  return {
    add(value) {
      const at = Math.floor(value / width);
      counts.set(at, (counts.get(at) ?? 0) + 1);
      total += 1;
      most = Math.max(most, value);
    },
    percentile(share) {
      let left = Math.max(1, Math.ceil(total * share));
      for (const [at, count] of [...counts].sort(([one], [other]) => one - other)) {
        left -= count;
        if (left <= 0) return Math.min(most, (at + 1) * width);
      }
      return Number.NaN;
    },
    most: () => most,
    count: () => total,
  };
}
