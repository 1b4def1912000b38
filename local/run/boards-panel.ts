import type { Panel } from '../cloud/console/view.ts';
import type { BoardsCommand } from './boards-command.ts';

const freshMs = 10_000;

/** A board's line as people read it: the time without its day, the outcome with what was wrong. */
const shown = ([board = '', outcome = '', postings = '', checkedAt = '', message = '']: string[]) => [
  board,
  message === '' ? outcome : `${outcome}: ${message}`,
  postings,
  /T(\d\d:\d\d:\d\d)/.exec(checkedAt)?.[1] ?? checkedAt,
];

/** Boards with trouble come first. */
const inOrder = (one: string[], other: string[]) =>
  Number((other[4] ?? '') !== '') - Number((one[4] ?? '') !== '') ||
  (one[0] ?? '').localeCompare(other[0] ?? '');

/**
 * The console's list of sources: each board with its last reading. It is asked for anew at most every ten seconds, and
 * only while somebody looks; meanwhile the last answer is shown.
 */
export function boardsPanel({ list }: Pick<BoardsCommand, 'list'>): () => Promise<Panel> {
  let rows: string[][] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    askedAt = Date.now();
    const found = await list().catch((error: Error) => [['', error.message]]);
    rows = found.sort(inOrder).map(shown);
  };
  return async () => {
    if (Date.now() - askedAt > freshMs) {
      const asking = ask();
      if (rows.length === 0) await asking;
    }
    return { title: 'Boards', rows };
  };
}
