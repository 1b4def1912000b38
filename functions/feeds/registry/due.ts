import type { Board } from '../../table/board.ts';
import { spread } from '../../table/shards.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A quiet board is read this often. */
const QUIET = 20 * MINUTE;

/** A board counts as busy for this long after its last new posting. */
const BUSY_FOR = 7 * DAY;

/** The longest a failing board waits by our own reckoning, and when its vendor asks for more. */
const LONGEST_WAIT = 60 * MINUTE;
const LONGEST_ASKED = DAY;

type Dated = Pick<Board, 'sk' | 'favourite' | 'lastNewAt'>;
type Failure = { readonly count: number; readonly retryAfter?: number };

/** The boards to be read by now, the longest overdue first. */
export const dueOf = (boards: readonly Board[], now: Date): Board[] =>
  boards
    .filter(({ paused, dueAt }) => !paused && dueAt <= now.toISOString())
    .sort((one, other) => one.dueAt.localeCompare(other.dueAt));

/**
 * When a board is to be read next. Favourites and boards that posted within the week are due at every round of
 * the minute's schedule; the others every 20 minutes, each at a minute of its own name, so that they do not bunch;
 * failing ones back off, doubling from a minute to an hour, or as long as the vendor asks, up to a day.
 */
export function nextDue(board: Dated, now: Date, failure?: Failure): string {
  return new Date(now.getTime() + wait(board, now.getTime(), failure)).toISOString();
}

function wait({ sk, favourite, lastNewAt }: Dated, now: number, failure?: Failure): number {
  if (failure) {
    const backOff = Math.min(MINUTE * 2 ** (failure.count - 1), LONGEST_WAIT);
    return Math.max(backOff, Math.min((failure.retryAfter ?? 0) * 1000, LONGEST_ASKED));
  }
  const busy = lastNewAt !== null && now - Date.parse(lastNewAt) < BUSY_FOR;
  if (favourite || busy) return 0;
  const own = Number.parseInt(spread(sk), 16) % QUIET;
  return QUIET - ((now - own) % QUIET);
}
