import type { Posting } from '../../postings/posting.ts';
import type { Board } from '../../table/board.ts';
import type { BoardChanges } from '../jobs/record-changes.ts';

const DAY = 86_400_000;

/** After this many days without a successful reading, it is unknown when a board's postings appeared. */
const BASELINE_AFTER_DAYS = 2;

/** Whether the first reading of a board is news or a baseline: the stage's setting. */
export type FirstReading = 'baseline' | 'news';

/**
 * Whether a reading is a baseline: a board's first, the first after days without one, or the rest of such a reading.
 */
export const isBaselineReading = (
  { readAt, isBaselineOpen }: Pick<Board, 'readAt' | 'isBaselineOpen'>,
  at: Date,
): boolean =>
  readAt === null || isBaselineOpen || at.getTime() - Date.parse(readAt) >= BASELINE_AFTER_DAYS * DAY;

/**
 * Marks the postings that are no news: those that a baseline adds or finds edited, and later edits of these, unless the
 * employer dates them today or yesterday (UTC).
 */
export function markBaseline(changes: BoardChanges, isBaseline: boolean, at: Date): BoardChanges {
  const mark = <Item extends { readonly posting: Posting }>(item: Item, isKnown: boolean): Item =>
    (isBaseline || isKnown) && !isDatedRecently(item.posting, at) ? { ...item, isBaseline: true } : item;
  return {
    ...changes,
    added: changes.added.map((item) => mark(item, false)),
    edited: changes.edited.map((item) => mark(item, item.seen.isBaseline === true)),
  };
}

function isDatedRecently({ publishedAt }: Posting, at: Date): boolean {
  const yesterday = Math.floor(at.getTime() / DAY) - 1;
  return publishedAt !== undefined && Math.floor(Date.parse(publishedAt) / DAY) >= yesterday;
}
