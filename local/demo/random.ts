/** Returns a number from 0 to 1, exclusive. */
export type Random = () => number;

/** FNV-1a. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** A deterministic random source (mulberry32). */
export function seededRandom(seed: string): Random {
  let state = hash32(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Throws if `items` is empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** Draws up to `count` distinct items, in their original order. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const drawn = items
    .map((item, position) => ({ item, position, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count);
  return drawn.sort((one, other) => one.position - other.position).map(({ item }) => item);
}
