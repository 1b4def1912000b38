import { hash } from 'node:crypto';

/** Returns a deterministic random number generator (mulberry32) with the range of `Math.random`. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws an index by weight. `sums` are the weights' cumulative sums. */
export function drawIndex(sums: readonly number[], random: () => number): number {
  const at = random() * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function cumulativeSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

/** Returns the first 8 hex digits of the SHA-256, so that every run draws the same numbers. */
export const hashDigits = (text: string): string => hash('sha256', text, 'hex').slice(0, 8);

/** Returns a number from 0 to `count - 1` that depends only on the name. */
export const hashIndex = (name: string, count: number): number =>
  Number.parseInt(hashDigits(name), 16) % count;
