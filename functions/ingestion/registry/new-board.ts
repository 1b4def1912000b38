import { Board } from '../../table/board.ts';
import { boardKey } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';

/** A board as it enters the registry, due for its first reading at `due`. */
export function newBoard(
  entry: { ats: string; slug: string; company: string; favourite: boolean },
  due: Date,
): Board {
  const id = `${entry.ats}:${entry.slug}`;
  return Board.parse({ ...boardKey(shardOf('board', id), id), ...entry, dueAt: due.toISOString() });
}
