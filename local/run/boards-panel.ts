import type { Panel } from '../cloud/console/view.ts';
import type { BoardsCommand } from './boards-command.ts';

const freshMs = 10_000;

/**
 * The console's list of sources: each board with its last reading, those with trouble first. It is asked for anew at
 * most every ten seconds, and only while somebody looks; meanwhile the last answer is shown.
 */
export function boardsPanel({ list }: Pick<BoardsCommand, 'list'>): () => Promise<Panel> {
  let rows: string[][] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    askedAt = Date.now();
    const found = await list().catch((error: Error) => [['The boards cannot be listed', error.message]]);
    rows = found.sort(
      (one, other) =>
        Number(other.at(-1) !== '') - Number(one.at(-1) !== '') ||
        String(one[0]).localeCompare(String(other[0])),
    );
  };
  return async () => {
    if (Date.now() - askedAt > freshMs) {
      const asking = ask();
      if (rows.length === 0) await asking;
    }
    return { title: 'Boards', rows };
  };
}
