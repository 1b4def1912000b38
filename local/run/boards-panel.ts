import type { Panel } from '../cloud/console/view.ts';
import type { BoardsCommand, ListedBoard } from './boards-command.ts';

const freshMs = 10_000;

/** Keeps the page readable for large registries. */
const mostRows = 100;

const frame = { title: 'Boards', wide: true };

const columns = ['state', 'age', 'trend', 'board', 'last result'];

const shown = ({ state, age, trend, board, favorite, lastResult, message }: ListedBoard) => [
  state,
  age === null ? 'never' : `${age} min`,
  trend,
  favorite ? `${board} *` : board,
  message === '' ? lastResult : `${lastResult}: ${message}`,
];

/** '12 boards, 1 failing, 11 fresh'. */
function counted(boards: readonly ListedBoard[]): string {
  const states = [...Map.groupBy(boards, ({ state }) => state)];
  return [`${boards.length} boards`, ...states.map(([state, { length }]) => `${length} ${state}`)].join(', ');
}

/** The console's table of boards, worst health first. Cached for ten seconds, and loaded only on demand. */
export function boardsPanel({ list }: Pick<BoardsCommand, 'list'>): () => Promise<Panel> {
  let panel: Panel = { ...frame, rows: [] };
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    askedAt = Date.now();
    try {
      const boards = await list();
      const rows = boards.slice(0, mostRows).map(shown);
      panel = { ...frame, note: counted(boards), columns, rows };
    } catch (error) {
      panel = { ...frame, rows: [[error instanceof Error ? error.message : String(error)]] };
    }
  };
  return async () => {
    if (Date.now() - askedAt > freshMs) {
      const asking = ask();
      if (panel.rows.length === 0) await asking;
    }
    return panel;
  };
}
