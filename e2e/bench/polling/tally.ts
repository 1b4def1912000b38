/** Counts of numbers from 0 up, told apart to a width: memory does not grow with how many are counted. */
export interface Tally {
  add(value: number): void;
  /** The value below which a share of those counted lie, to the width; NaN of none. */
  percentile(share: number): number;
  /** The largest. */
  most(): number;
  count(): number;
}

/** Makes an empty tally. */
export function tally(width: number): Tally {
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
