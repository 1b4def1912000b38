import { hashPrefix } from '../../../table/shards.ts';
import type { BoardStore } from '../board-store.ts';
import { newBoard } from '../new-board.ts';
import type { Entry } from './entries.ts';

/**
 * Registers boards; those that are registered already stay as they are. Each is due at a moment of its own within
 * `overMs` milliseconds, so that the first readings of many do not come at once. Returns what was done, as a sentence.
 */
export async function register(
  store: BoardStore,
  entries: readonly Entry[],
  now: Date,
  overMs = 0,
): Promise<string> {
  let added = 0;
  for (const { ats, board, company, favourite } of entries) {
    const own = overMs === 0 ? 0 : Number.parseInt(hashPrefix(`${ats}:${board}`), 16) % overMs;
    const due = new Date(now.getTime() + own);
    if (await store.add(newBoard({ ats, slug: board, company, favourite }, due))) added += 1;
  }
  return `${added} of ${entries.length} boards added; the others were registered already.`;
}
