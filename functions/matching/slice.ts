/**
 * The part of a job's fan-out that one run takes on: people by their hash, from the first on and before the last.
 * Hashes are lower-case hex digits, compared as texts.
 */
export interface Part {
  readonly from: string;
  readonly to: string;
  /** The partitions that are not read to their end, each with the sort key to read on from; absent: all, from `from`. */
  readonly cursors?: Readonly<Record<string, string>>;
}

/** What one run has left of its part. */
export interface Rest extends Part {
  readonly cursors: Readonly<Record<string, string>>;
  /** How many watchers are in it, reckoned from those that were read: hashes are spread evenly. */
  readonly expected: number;
}

/** The fan-out of a whole job. */
export const FULL_RANGE: Part = { from: '0', to: 'g' };

/** No fan-out is cut into more pieces at once; a piece that is too large is cut again. */
const MOST_PIECES = 500;

/** Where between the first and the last hash a key lies: 0 to 1. */
export const placeOf = (key: string): number =>
  key >= FULL_RANGE.to ? 1 : Number.parseInt(key.slice(0, 8).padEnd(8, '0'), 16) / 2 ** 32;

/** The rest cut into pieces of fewer than `limit` watchers each, with some room for chance. */
export function piecesOf(rest: Rest, limit: number): Part[] {
  const count = Math.min(MOST_PIECES, Math.ceil(rest.expected / (0.75 * limit)));
  const [first, last] = [placeOf(rest.from), placeOf(rest.to)];
  const bounds = Array.from({ length: count - 1 }, (_, n) =>
    hashAt(first + ((n + 1) * (last - first)) / count),
  );
  return [rest.from, ...bounds].map((from, n) => {
    const to = bounds[n] ?? rest.to;
    const open = Object.entries(rest.cursors).filter(([, cursor]) => cursor < to);
    return { from, to, cursors: Object.fromEntries(open) };
  });
}

const hashAt = (place: number): string =>
  Math.floor(place * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
