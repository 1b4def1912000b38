import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { Board } from '../../table/board.ts';
import type { BoardStore } from './board-store.ts';

/** Bounds the rows of a board whose postings name many employers, as an agency's do. */
const MAX_EMPLOYERS = 50;

/**
 * Files a board under each of its employers once, by the first spelling, and returns all keys that it is filed under.
 */
export async function fileBoard(
  boards: Pick<BoardStore, 'file'>,
  { sk, filedUnder }: Pick<Board, 'sk' | 'filedUnder'>,
  names: readonly string[],
): Promise<string[]> {
  const unfiled = new Map(names.toReversed().map((name) => [employerKey(name), name.trim()]));
  for (const key of ['', ...filedUnder]) unfiled.delete(key);
  const added = [...unfiled].slice(0, Math.max(0, MAX_EMPLOYERS - filedUnder.length));
  for (const [key, name] of added) await boards.file(sk, key, name);
  return [...filedUnder, ...added.map(([key]) => key)];
}
