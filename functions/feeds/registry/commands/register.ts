import type { BoardStore } from '../board-store.ts';
import { newBoard } from '../new-board.ts';
import type { Entry } from './entries.ts';

/** Registers boards; those that are registered already stay as they are. Gives what was done, as a sentence. */
export async function register(store: BoardStore, entries: readonly Entry[], now: Date): Promise<string> {
  let added = 0;
  for (const { ats, board, company, favourite } of entries)
    if (await store.add(newBoard({ ats, slug: board, company, favourite }, now))) added += 1;
  return `${added} of ${entries.length} boards added; the others were registered already.`;
}
