import type { Board } from '../../table/board.ts';
import { hashPrefix } from '../../table/shards.ts';
import { expectedRate } from './learn.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The quietest board is read this often, and the busiest that is no favourite eight times as often. */
const QUIET = 20 * MINUTE;
const STEPS = 3;

/** Who has just posted goes on: for this long a board is due at every round. */
const POSTING = 30 * MINUTE;

/** So little is known of a board in its first hours that it is due at every round too. */
const NEW = 120 * MINUTE;

/** A board that is expected to post once an hour is read this often. */
const AT_ONE_AN_HOUR = 5 * MINUTE;

/** The longest a failing board waits by our own reckoning, and when its vendor asks for more. */
const LONGEST_WAIT = 60 * MINUTE;
const LONGEST_ASKED = DAY;

/** One board's answer silences its vendor's other boards for this long at most; then the next one due is the probe. */
const LONGEST_VENDOR_WAIT = 15 * MINUTE;

type Dated = Pick<Board, 'sk' | 'favourite' | 'lastNewAt' | 'learned'>;
type Failure = { readonly count: number; readonly retryAfter?: number };

/**
 * When a board is to be read next. Favourites, boards that posted within half an hour and those read for the first time
 * not two hours ago are due at every round of the minute's schedule; the others every 20, 10, 5 or 2.5 minutes, by how many postings are expected of them at this
 * time of the week, each at a moment of its own name, so that they do not bunch; failing ones back off, doubling from
 * a minute to an hour, or as long as the vendor asks, up to a day.
 */
export function nextDue(board: Dated, now: Date, failure?: Failure): string {
  return new Date(now.getTime() + wait(board, now, failure)).toISOString();
}

/** Until when no board of a vendor is asked after one of them answered with this Retry-After, in seconds. */
export const vendorWait = (retryAfter: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(retryAfter * 1000, LONGEST_VENDOR_WAIT));

function wait(board: Dated, now: Date, failure?: Failure): number {
  if (failure) {
    const backOff = Math.min(MINUTE * 2 ** (failure.count - 1), LONGEST_WAIT);
    return Math.max(backOff, Math.min((failure.retryAfter ?? 0) * 1000, LONGEST_ASKED));
  }
  const { sk, favourite, lastNewAt, learned } = board;
  const isWithin = (time: number, since: string | null) => now.getTime() - Date.parse(since ?? '') < time;
  if (favourite || isWithin(POSTING, lastNewAt) || isWithin(NEW, learned.since)) return 0;
  const every = interval(expectedRate(board.learned, now));
  const own = Number.parseInt(hashPrefix(sk), 16) % QUIET;
  return every - ((((now.getTime() - own) % every) + every) % every);
}

/**
 * The delays of all boards together are least when each is asked in proportion to the root of its rate. Halves of
 * halves of the longest, so that a board that changes from one to the other keeps to its moment.
 */
function interval(rate: number): number {
  const halvings = Math.round(Math.log2((QUIET / AT_ONE_AN_HOUR) * Math.sqrt(rate)));
  return QUIET / 2 ** Math.min(STEPS, Math.max(0, halvings));
}
