import { createHash } from 'node:crypto';
import { type Partition, pkOf } from './partition.ts';
import type { WatcherIndex } from './watcher-index.ts';
import { sizeOf, sortKeyAt, type WatcherPage } from './watcher-page.ts';

/** About how many watchers one run reads; the rest of a fan-out is split into slices, each its own message. */
export const MAX_PER_RUN = 3_000;

/**
 * How many partitions one run reads; a job with more is split by partitions before it is worked. Usually it
 * has 20 to 60.
 */
const MAX_PARTITIONS = 250;

/**
 * How many slices of a batch are worked at the same time. All slices of a fan-out may read one partition, which serves
 * 3,000 read units a second, and a worker's CPU takes as long for them in any order.
 */
export const SLICES_AT_ONCE = 1;

/** The most slices that a fan-out is split into at once; a slice that is too large is split again. */
const MAX_SLICES = 500;

/**
 * The slice of a job's fan-out that one run works: watchers whose person's hash (lower-case hex, compared as
 * text) is at least `from` and below `to`.
 */
export interface Slice {
  readonly from: string;
  readonly to: string;
  /** The partitions still to be read, each with the sort key to resume at; absent: all of them, starting at `from`. */
  readonly cursors?: Readonly<Record<string, string>>;
}

/** The part of a slice that a run has not read. */
export interface RemainingSlice extends Slice {
  readonly cursors: Readonly<Record<string, string>>;
  /** How many watchers are left, estimated from those that were read: hashes are spread evenly. */
  readonly expected: number;
}

/** A job's whole fan-out. */
export const FULL_RANGE: Slice = { from: '0', to: 'g' };

/**
 * Returns an id that no other slice of the same fan-out has, and that the same slice has whenever it is made
 * again. Of slices with the same range none shares a partition, so the first one tells them apart.
 */
export function sliceId({ from, to, cursors = {} }: Slice): string {
  const [first = ''] = Object.keys(cursors).sort();
  return `${from}-${to}#${createHash('sha256').update(first).digest('hex').slice(0, 16)}`;
}

/** Watchers found in one of the job's partitions, and the place they were found by. */
export interface FoundPage {
  readonly page: WatcherPage;
  readonly place: string;
}

/**
 * Reads the watchers of a slice: all of them if there are about `limit`, or else the first of each partition,
 * at most a few times `limit` in all, and how to continue. Every round divides what is left of the limit
 * among the partitions that have more, so that small ones are read completely. No watcher is read twice.
 */
export async function readSlice(
  index: Pick<WatcherIndex, 'query'>,
  partitions: readonly Partition[],
  slice: Slice,
  limit: number,
): Promise<{ found: FoundPage[]; rest?: RemainingSlice }> {
  const found: FoundPage[] = [];
  let total = 0;
  let open = startAt(partitions, slice);
  while (open.length > 0 && total < limit) {
    const share = Math.ceil(Math.max(limit / 100, (limit - total) / open.length));
    const asked = open.map(({ partition, from }) => index.query(partition, { from, to: slice.to }, share));
    const pages = asked.every(isPage) ? asked : await Promise.all(asked);
    const more: OpenPartition[] = [];
    for (const [at, one] of open.entries()) {
      const page = pages[at];
      const size = page ? sizeOf(page) : 0;
      if (!page || size === 0) continue;
      found.push({ page, place: one.partition.place });
      total += size;
      if (!page.more) continue;
      const from = keyAfter(page);
      if (from < slice.to) more.push({ ...one, from, read: one.read + size });
    }
    open = more;
  }
  return open.length === 0 ? { found } : { found, rest: remaining(open, slice.to) };
}

const isPage = (answer: WatcherPage | Promise<WatcherPage>): answer is WatcherPage => 'columns' in answer;

/** A partition that has more to read: `read` watchers lie between `start` and `from`. */
interface OpenPartition {
  readonly partition: Partition;
  readonly start: string;
  readonly from: string;
  readonly read: number;
}

function startAt(partitions: readonly Partition[], { from: first, cursors }: Slice): OpenPartition[] {
  const open: OpenPartition[] = [];
  for (const partition of partitions) {
    const cursor = cursors ? cursors[pkOf(partition)] : first;
    if (cursor === undefined) continue;
    const from = cursor > first ? cursor : first;
    open.push({ partition, start: from, from, read: 0 });
  }
  return open;
}

/** The first text after the sort key of a page's last watcher that doesn't begin another one. */
const keyAfter = ({ columns, end }: WatcherPage): string => `${sortKeyAt(columns, end - 1)} `;

/** Estimates what is left of partitions. */
function remaining(open: readonly OpenPartition[], to: string): RemainingSlice {
  const expected = open.map(({ start, from, read }) => {
    const span = Math.max(toFraction(from) - toFraction(start), 2 ** -32);
    return (read * (toFraction(to) - toFraction(from))) / span;
  });
  const [first = to] = open.map(({ from }) => from).sort();
  return {
    from: first,
    to,
    cursors: Object.fromEntries(open.map(({ partition, from }) => [pkOf(partition), from])),
    expected: Math.ceil(expected.reduce((sum, count) => sum + count, 1)),
  };
}

/**
 * Splits a fan-out of more than `max` partitions into slices with the full range of at most that many each.
 * Returns none for a fan-out that one run can start with.
 */
export function splitPartitions(partitions: readonly Partition[], max = MAX_PARTITIONS): Required<Slice>[] {
  if (partitions.length <= max) return [];
  return Array.from({ length: Math.ceil(partitions.length / max) }, (_, n) => {
    const own = partitions.slice(n * max, (n + 1) * max);
    return { ...FULL_RANGE, cursors: Object.fromEntries(own.map((one) => [pkOf(one), FULL_RANGE.from])) };
  });
}

/** Splits what is left into slices of fewer than `limit` watchers each, with some room for chance. */
export function splitSlice(rest: RemainingSlice, limit: number): Required<Slice>[] {
  const count = Math.min(MAX_SLICES, Math.ceil(rest.expected / (0.75 * limit)));
  const [first, last] = [toFraction(rest.from), toFraction(rest.to)];
  const bounds = Array.from({ length: count - 1 }, (_, n) =>
    toHash(first + ((n + 1) * (last - first)) / count),
  );
  return [rest.from, ...bounds].map((from, n) => {
    const to = bounds[n] ?? rest.to;
    const open = Object.entries(rest.cursors).filter(([, cursor]) => cursor < to);
    return { from, to, cursors: Object.fromEntries(open) };
  });
}

/** Where a key lies between the first hash (0) and the last (1). */
const toFraction = (key: string): number =>
  key >= FULL_RANGE.to ? 1 : Number.parseInt(key.slice(0, 8).padEnd(8, '0'), 16) / 2 ** 32;

const toHash = (fraction: number): string =>
  Math.floor(fraction * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
