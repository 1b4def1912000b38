import type { Watcher } from '../table/watcher.ts';
import { type Part, placeOf, type Rest } from './slice.ts';

/** One run takes on about so many watchers; the rest is worked in pieces, each its own message. */
export const MAX_PER_RUN = 2_000;

/** The reverse index, as matching reads it. */
export interface WatcherIndex {
  /** The first watchers of a partition, at most `limit`, whose sort keys are not below `from` and below `to`; `more` if there may be others. */
  query(
    pk: string,
    within: { from: string; to: string },
    limit: number,
  ): Promise<{ watchers: Watcher[]; more: boolean }>;
}

/** A partition of the reverse index and the place it is of. */
export interface Partition {
  readonly pk: string;
  readonly place: string;
}

/** A watcher, and the place in which it meets the job. */
export interface Candidate {
  readonly watcher: Watcher;
  readonly place: string;
}

/**
 * The watchers of a part of these partitions: all, where they are about `limit`, else the first of each and how to read
 * on. Every round shares what is left of the limit among the partitions that have more, so that the small ones are read
 * to their end, and no watcher is read twice.
 */
export async function readPart(
  index: WatcherIndex,
  partitions: readonly Partition[],
  part: Part,
  limit: number,
): Promise<{ candidates: Candidate[]; rest?: Rest }> {
  const candidates: Candidate[] = [];
  let open = partitions.flatMap(({ pk, place }) => {
    const cursor = part.cursors ? part.cursors[pk] : part.from;
    if (cursor === undefined) return [];
    const [, from = ''] = [part.from, cursor].sort();
    return { pk, place, start: from, from, read: 0 };
  });
  while (open.length > 0 && candidates.length < limit) {
    const share = Math.ceil(Math.max(limit / 20, (limit - candidates.length) / open.length));
    const answers = await Promise.all(
      open.map(async (one) => ({
        one,
        ...(await index.query(one.pk, { from: one.from, to: part.to }, share)),
      })),
    );
    for (const { one, watchers } of answers)
      candidates.push(...watchers.map((watcher) => ({ watcher, place: one.place })));
    open = answers
      .filter(({ more }) => more)
      .map(({ one, watchers }) => ({
        ...one,
        from: behind(watchers.at(-1)) ?? one.from,
        read: one.read + watchers.length,
      }));
  }
  return open.length === 0 ? { candidates } : { candidates, rest: restOf(open, part.to) };
}

/** The first text behind a watcher's sort key, with which no other begins. */
const behind = (watcher: Watcher | undefined): string | undefined => watcher && `${watcher.sk} `;

/** What is still to be read of partitions of which so many watchers were read between two keys. */
function restOf(
  open: readonly { pk: string; start: string; from: string; read: number }[],
  to: string,
): Rest {
  const expected = open.map(({ start, from, read }) => {
    const span = Math.max(placeOf(from) - placeOf(start), 2 ** -32);
    return (read * (placeOf(to) - placeOf(from))) / span;
  });
  const [from = to] = open.map((one) => one.from).sort();
  return {
    from,
    to,
    cursors: Object.fromEntries(open.map((one) => [one.pk, one.from])),
    expected: Math.ceil(expected.reduce((sum, one) => sum + one, 1)),
  };
}
