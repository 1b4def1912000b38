import type { Board } from '../../table/board.ts';

/** The states of a board, worst first. */
export const STATES = ['failing', 'suspect', 'late', 'never read', 'fresh', 'paused'] as const;
export type BoardState = (typeof STATES)[number];

export interface BoardHealth {
  readonly state: BoardState;
  /** Whole minutes since the board was last read; null if it never was. */
  readonly age: number | null;
  /** The last outcome in words; tells "no jobs" from "not read". */
  readonly lastResult: string;
  /** See `withTrend`. */
  readonly trend: string;
}

/** The quietest boards are due every 20 minutes. */
const LATE_MINUTES = 30;

const MINUTE = 60_000;
const TREND_LENGTH = 12;

const MARKS = { never: '', read: '+', unchanged: '=', suspect: '?', failed: 'x' } as const;
const NO_JOBS = '0';

/**
 * Appends an outcome to the board's trend, which keeps the last twelve: + read and changed, = unchanged, 0 read without
 * any posting, ? suspect, x failed. `board.postings` must already be the count after this outcome.
 */
export function withTrend<B extends Pick<Board, 'trend' | 'postings'>>(
  board: B,
  outcome: Board['outcome'],
): B {
  const wasRead = outcome === 'read' || outcome === 'unchanged';
  const mark = wasRead && board.postings === 0 ? NO_JOBS : MARKS[outcome];
  return { ...board, trend: (board.trend + mark).slice(-TREND_LENGTH) };
}

export function healthOf(board: Board, now: Date): BoardHealth {
  const age = minutesSince(board.readAt, now);
  return { state: stateOf(board, age), age, lastResult: lastResult(board), trend: board.trend };
}

/** Whole minutes, never negative; null for a null time. */
export const minutesSince = (time: string | null, now: Date): number | null =>
  time === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / MINUTE));

function stateOf({ paused, outcome }: Pick<Board, 'paused' | 'outcome'>, age: number | null): BoardState {
  if (paused) return 'paused';
  if (outcome === 'failed') return 'failing';
  if (outcome === 'suspect') return 'suspect';
  if (age === null) return 'never read';
  return age > LATE_MINUTES ? 'late' : 'fresh';
}

function lastResult({ outcome, postings, failures }: Board): string {
  const shown = postings === 0 ? 'no jobs' : postings === 1 ? '1 posting' : `${postings} postings`;
  switch (outcome) {
    case 'never':
      return 'not asked yet';
    case 'failed':
      return failures > 1 ? `not read, ${failures} times` : 'not read';
    case 'suspect':
      return `read, not believed: ${shown}`;
    case 'unchanged':
      return `unchanged: ${shown}`;
    case 'read':
      return `read: ${shown}`;
  }
}

export type Rankable = Pick<Board, 'sk' | 'readAt' | 'outcome' | 'paused'>;

/** Sorts boards worst first: by state, then the longest unread, then by id. */
export function compareHealth(one: Rankable, other: Rankable, now: Date): number {
  const rank = (board: Rankable) => STATES.indexOf(stateOf(board, minutesSince(board.readAt, now)));
  return (
    rank(one) - rank(other) ||
    (one.readAt ?? '').localeCompare(other.readAt ?? '') ||
    one.sk.localeCompare(other.sk)
  );
}
