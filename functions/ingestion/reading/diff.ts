import { createHash } from 'node:crypto';
import type { Posting } from '../../postings/posting.ts';
import type { SeenPosting } from '../../table/board.ts';
import type { Reading } from '../adapters/adapter.ts';
import type { Found } from '../jobs/offer.ts';
import type { Changes } from '../jobs/record-changes.ts';

/** What changed on a board since it was read last. */
export interface Diff extends Changes {
  /** The board lost so much at once that nothing is believed to be gone. */
  readonly suspect: boolean;
}

/** A board that loses at least this many postings and more than half of them at once is suspect, not empty. */
const SUSPECT_LOSS = 3;

/** A short fingerprint of everything we keep of a posting; the edit time alone is no change. */
export function fingerprint({ editedAt: _, ...posting }: Posting): string {
  return createHash('sha256').update(JSON.stringify(posting)).digest('hex').slice(0, 16);
}

/**
 * Compares a reading with what was seen. An id that the board repeats counts once, in its first form. A posting that
 * cannot be read is there all the same; one without even an id may be any of those that are gone.
 * `trusted` is set when a board has been suspect, or its readings incomplete, for long enough to be believed.
 */
export function diffBoard(
  { postings, unreadable, partial }: Reading,
  seen: readonly SeenPosting[],
  trusted = false,
): Diff {
  const now = new Map<string, Found>();
  for (const posting of postings)
    if (!now.has(posting.id)) now.set(posting.id, { posting, hash: fingerprint(posting) });
  const unread = new Set(unreadable.map(({ id }) => id));
  const isThere = (row: SeenPosting) => now.has(row.sk) || unread.has(row.sk);
  const known = new Map(seen.map((row) => [row.sk, row]));
  const open = seen.filter((row) => !row.closed);
  const gone = open.filter((row) => !isThere(row));
  const suspect = !trusted && isSuspect({ open: open.length, gone: gone.length, now: now.size, unread });
  const believed = suspect || (partial !== undefined && !trusted) ? [] : gone;
  return {
    fresh: [...now.values()].filter(({ posting }) => !known.has(posting.id)),
    edited: [...now.values()].flatMap((found) => {
      const row = known.get(found.posting.id);
      return row && (row.closed || row.hash !== found.hash) ? [{ ...found, seen: row }] : [];
    }),
    missing: believed.filter((row) => !row.missed),
    vanished: believed.filter((row) => row.missed),
    back: open.filter((row) => row.missed && isThere(row)),
    suspect,
  };
}

function isSuspect(board: { open: number; gone: number; now: number; unread: ReadonlySet<string> }): boolean {
  const { open, gone, now, unread } = board;
  const emptied = now === 0 && open > 0;
  const shrunk = gone >= SUSPECT_LOSS && gone * 2 > open;
  const nameless = gone > 0 && unread.has('');
  return emptied || shrunk || nameless;
}
