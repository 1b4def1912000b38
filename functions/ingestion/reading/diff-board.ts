import { createHash } from 'node:crypto';
import type { Posting } from '../../postings/posting.ts';
import type { SeenPosting } from '../../table/board.ts';
import type { BoardReading } from '../adapters/adapter.ts';
import type { FetchedPosting } from '../jobs/parsed-posting.ts';
import type { BoardChanges } from '../jobs/record-changes.ts';

export interface BoardDiff extends BoardChanges {
  /** The postings of the reading by id. */
  readonly listed: ReadonlyMap<string, FetchedPosting>;
  /** The board lost so many postings at once that none is closed. */
  readonly isSuspect: boolean;
}

/** A board is suspect if it loses more than half of its postings, and at least this many, at once. */
const MIN_SUSPECT_LOSS = 3;

/** A hash of everything in a posting but its edit time, which alone is no change. */
export function fingerprint({ editedAt: _, ...posting }: Posting): string {
  return createHash('sha256').update(JSON.stringify(posting)).digest('hex').slice(0, 16);
}

/**
 * Compares a reading with the postings seen before. An id that occurs twice counts once, in its first form.
 * An unreadable posting counts as present; if it has no id, the board is suspect while a posting is absent,
 * which it might be. Postings missing from a prefix of the board, or from an incomplete reading, keep their
 * state. `isTrusted` is set once a board has been suspect, or its readings partial, for long enough to be
 * believed.
 */
export function diffBoard(
  { postings, unreadable, partial, isPrefix, isIncomplete }: BoardReading,
  seen: readonly SeenPosting[],
  isTrusted = false,
): BoardDiff {
  const fetched = new Map<string, FetchedPosting>();
  for (const posting of postings)
    if (!fetched.has(posting.id)) fetched.set(posting.id, { posting, hash: fingerprint(posting) });
  const unreadableIds = new Set(unreadable.map(({ id }) => id));
  const isPresent = (row: SeenPosting) => fetched.has(row.sk) || unreadableIds.has(row.sk);
  const seenById = new Map(seen.map((row) => [row.sk, row]));
  const open = seen.filter((row) => !row.closed);
  const absent = isPrefix || isIncomplete ? [] : open.filter((row) => !isPresent(row));

  const isEmptied = !isPrefix && fetched.size === 0 && open.length > 0;
  const isShrunk = absent.length >= MIN_SUSPECT_LOSS && absent.length * 2 > open.length;
  const hasUnreadableWithoutId = absent.length > 0 && unreadableIds.has('');
  const isSuspect = !isTrusted && (isEmptied || isShrunk || hasUnreadableWithoutId);
  const gone = isSuspect || (partial !== undefined && !isTrusted) ? [] : absent;
  return {
    added: [...fetched.values()].filter(({ posting }) => !seenById.has(posting.id)),
    edited: [...fetched.values()].flatMap((item) => {
      const row = seenById.get(item.posting.id);
      return row && (row.closed || row.hash !== item.hash) ? [{ ...item, seen: row }] : [];
    }),
    missing: gone.filter((row) => !row.missed),
    removed: gone.filter((row) => row.missed),
    reappeared: open.filter((row) => row.missed && isPresent(row)),
    listed: fetched,
    isSuspect,
  };
}
