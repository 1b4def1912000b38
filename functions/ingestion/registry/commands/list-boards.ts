import type { Board } from '../../../table/board.ts';
import { compareHealth, healthOf } from '../board-health.ts';
import { alignColumns } from './align-columns.ts';

export interface ListOptions {
  /** Lists failing boards only. */
  readonly failing?: boolean | undefined;
  /** Sorts the longest unread first instead of the worst. */
  readonly byAge?: boolean | undefined;
}

export interface BoardStatus {
  readonly board: string;
  readonly company: string;
  readonly state: string;
  /** Whole minutes since it was last read; null if it never was. */
  readonly age: number | null;
  readonly lastResult: string;
  readonly trend: string;
  readonly favorite: boolean;
  readonly message: string;
}

export function listBoards(
  boards: readonly Board[],
  now: Date,
  { failing, byAge }: ListOptions,
): BoardStatus[] {
  const oldestFirst = (one: Board, other: Board) => (one.readAt ?? '').localeCompare(other.readAt ?? '');
  return [...boards]
    .sort((one, other) => (byAge ? oldestFirst(one, other) : 0) || compareHealth(one, other, now))
    .map((board) => {
      const { sk, company, favorite, message } = board;
      return { board: sk, company, favorite, message, ...healthOf(board, now) };
    })
    .filter(({ state }) => !failing || state === 'failing');
}

/** Formats the list as aligned columns, with a summary line. */
export function formatTable(boards: readonly BoardStatus[]): string[] {
  const cells = boards.map(({ board, state, age, lastResult, trend, favorite, message }) => [
    state,
    age === null ? 'never' : `${age} min`,
    trend,
    `${board}${favorite ? ' *' : ''}`,
    message === '' ? lastResult : `${lastResult}: ${message}`,
  ]);
  const header = ['state', 'age', 'trend', 'board', 'last result'];
  return [...alignColumns([header, ...cells]), '', summary(boards)];
}

function summary(boards: readonly BoardStatus[]): string {
  const counts = Map.groupBy(boards, ({ state }) => state);
  const states = [...counts].map(([state, group]) => `${group.length} ${state}`);
  return [`${boards.length} boards`, ...states].join(', ');
}
