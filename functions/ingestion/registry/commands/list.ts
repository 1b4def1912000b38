import type { Board } from '../../../table/board.ts';
import { healthOf, worstFirst } from '../health.ts';

/** How the list is asked for. */
export interface ListOptions {
  /** Only the boards that cannot be read. */
  readonly failing?: boolean | undefined;
  /** The longest unread first, instead of the worst. */
  readonly byAge?: boolean | undefined;
}

/** A board as the list shows it. */
export interface Listed {
  readonly board: string;
  readonly company: string;
  readonly state: string;
  /** Whole minutes since it was last read; null while it never was. */
  readonly age: number | null;
  readonly lastResult: string;
  readonly trend: string;
  readonly favourite: boolean;
  readonly message: string;
}

/** The boards with their health, worst or oldest first. */
export function listed(boards: readonly Board[], now: Date, { failing, byAge }: ListOptions): Listed[] {
  const oldestFirst = (one: Board, other: Board) => (one.readAt ?? '').localeCompare(other.readAt ?? '');
  return [...boards]
    .sort((one, other) => (byAge ? oldestFirst(one, other) : 0) || worstFirst(one, other, now))
    .map((board) => {
      const { sk, company, favourite, message } = board;
      return { board: sk, company, favourite, message, ...healthOf(board, now) };
    })
    .filter(({ state }) => !failing || state === 'failing');
}

/** The list as lines for people, in columns, and a line that counts the states. */
export function linesOf(boards: readonly Listed[]): string[] {
  const cells = boards.map(({ board, state, age, lastResult, trend, favourite, message }) => [
    state,
    age === null ? 'never' : `${age} min`,
    trend,
    `${board}${favourite ? ' *' : ''}`,
    message === '' ? lastResult : `${lastResult}: ${message}`,
  ]);
  const head = ['state', 'age', 'trend', 'board', 'last result'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [...[head, ...cells].map(line), '', summary(boards)];
}

function summary(boards: readonly Listed[]): string {
  const counts = Map.groupBy(boards, ({ state }) => state);
  const states = [...counts].map(([state, members]) => `${members.length} ${state}`);
  return [`${boards.length} boards`, ...states].join(', ');
}
