import type { Board } from '../../table/board.ts';

/** What is to be thought of a source, worst first. */
export const STATES = ['failing', 'suspect', 'late', 'never read', 'fresh', 'paused'] as const;
export type SourceState = (typeof STATES)[number];

/** A source's health at one moment. */
export interface Health {
  readonly state: SourceState;
  /** Whole minutes since the board was last read; null while it never was. */
  readonly age: number | null;
  /** What the last asking gave, in words that tell "no jobs" from "not read". */
  readonly lastResult: string;
  /** The last outcomes, newest last: see `withTrend`. */
  readonly trend: string;
}

/** A board not read for longer than this is late; the quietest is due every 20 minutes. */
const LATE = 30;

const MINUTE = 60_000;
const TREND = 12;

/** One mark an outcome; a board that was read and shows no posting has its own. */
const MARKS = { never: '', read: '+', unchanged: '=', suspect: '?', failed: 'x' } as const;
const NO_JOBS = '0';

/**
 * A board with one more outcome in its trend: + read and changed, = unchanged, 0 read and without any posting,
 * ? suspect, x not read. The last twelve are kept. `postings` must be what the outcome left.
 */
export function withTrend<B extends Pick<Board, 'trend' | 'postings'>>(
  board: B,
  outcome: Board['outcome'],
): B {
  const wasRead = outcome === 'read' || outcome === 'unchanged';
  const mark = wasRead && board.postings === 0 ? NO_JOBS : MARKS[outcome];
  return { ...board, trend: (board.trend + mark).slice(-TREND) };
}

/** What is to be thought of a board now. A failing one keeps its age: nothing was learnt of it since. */
export function healthOf(board: Board, now: Date): Health {
  const age = minutesSince(board.readAt, now);
  return { state: stateOf(board, age), age, lastResult: lastResult(board), trend: board.trend };
}

/** Whole minutes between a time and now, none of them negative; null for no time. */
export const minutesSince = (time: string | null, now: Date): number | null =>
  time === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / MINUTE));

function stateOf({ paused, outcome }: Pick<Board, 'paused' | 'outcome'>, age: number | null): SourceState {
  if (paused) return 'paused';
  if (outcome === 'failed') return 'failing';
  if (outcome === 'suspect') return 'suspect';
  if (age === null) return 'never read';
  return age > LATE ? 'late' : 'fresh';
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

/** What decides a board's place among the others. */
export type Placed = Pick<Board, 'sk' | 'readAt' | 'outcome' | 'paused'>;

/** Worst first: by state, within it the longest unread, then by name. */
export function worstFirst(one: Placed, other: Placed, now: Date): number {
  const rank = (board: Placed) => STATES.indexOf(stateOf(board, minutesSince(board.readAt, now)));
  return (
    rank(one) - rank(other) ||
    (one.readAt ?? '').localeCompare(other.readAt ?? '') ||
    one.sk.localeCompare(other.sk)
  );
}
