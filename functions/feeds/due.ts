import type { Board } from '../table/board.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A quiet board is read at least this often. */
const QUIET = 20 * MINUTE;

/** A board counts as busy for this long after its last new posting. */
const BUSY_FOR = 7 * DAY;

/** The longest a failing board waits. */
const LONGEST_WAIT = 60 * MINUTE;

/**
 * When a board is to be read next. Favourites and boards that posted within the week are due at every round of
 * the minute's schedule; the others every 20 minutes, spread by their own name so that they do not bunch;
 * failing ones back off, doubling from a minute to an hour, or as long as the vendor asks.
 */
export function nextDue(
  board: Pick<Board, 'favourite' | 'lastNewAt'>,
  now: Date,
  failure?: { count: number; retryAfter?: number },
): string {
  return new Date(now.getTime() + wait(board, now, failure)).toISOString();
}

function wait(
  board: Pick<Board, 'favourite' | 'lastNewAt'>,
  now: Date,
  failure?: { count: number; retryAfter?: number },
): number {
  if (failure) {
    const backOff = Math.min(MINUTE * 2 ** (failure.count - 1), LONGEST_WAIT);
    return Math.max(backOff, (failure.retryAfter ?? 0) * 1000);
  }
  const busy = board.lastNewAt !== null && now.getTime() - Date.parse(board.lastNewAt) < BUSY_FOR;
  return board.favourite || busy ? 0 : QUIET;
}
