import { Board } from '../../table/board.ts';
import { boardKey } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';

/** A board as it enters the registry: due at once. */
export function newBoard(
  entry: { ats: string; slug: string; company: string; favourite: boolean },
  now: Date,
): Board {
  const id = `${entry.ats}:${entry.slug}`;
  return Board.parse({ ...boardKey(shardOf('board', id), id), ...entry, dueAt: now.toISOString() });
}
