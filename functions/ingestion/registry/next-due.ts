import type { Board } from '../../table/board.ts';
import { hashPrefix } from '../../table/shards.ts';
import { expectedRate } from './posting-pattern.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The quietest boards are read this often, the busiest (apart from favorites) 2³ times as often. */
const LONGEST_INTERVAL = 20 * MINUTE;
const MAX_HALVINGS = 3;

/** A board that has just posted is likely to post more: it is due in every round for this long. */
const RECENT_POSTING = 30 * MINUTE;

/** A new board has no posting rate yet: it is due in every round for this long. */
const NEW_BOARD = 120 * MINUTE;

const INTERVAL_AT_ONE_PER_HOUR = 5 * MINUTE;

const MAX_BACKOFF = 60 * MINUTE;
const MAX_RETRY_AFTER = DAY;

/** One board's Retry-After holds back its vendor's other boards this long at most; then the next due board probes. */
const MAX_VENDOR_BACKOFF = 15 * MINUTE;

type Pollable = Pick<Board, 'sk' | 'favorite' | 'lastNewAt' | 'learned'>;
type Failure = { readonly count: number; readonly retryAfter?: number };

/**
 * Returns when to read a board next, as an ISO 8601 time. Favorites, boards that posted within 30 minutes and
 * boards first read within 2 hours are due in every round. The others are due every 20, 10, 5 or 2.5 minutes,
 * by their expected posting rate at this time of the week, each at an offset hashed from its id so that they
 * spread evenly. Failing boards back off from 1 minute to 1 hour, doubling, or as long as Retry-After asks,
 * up to a day.
 */
export function nextDue(board: Pollable, now: Date, failure?: Failure): string {
  return new Date(now.getTime() + delayUntilDue(board, now, failure)).toISOString();
}

/** Returns until when a vendor's boards are held back after one of them answered with Retry-After, in seconds. */
export const vendorBackoffUntil = (retryAfter: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(retryAfter * 1000, MAX_VENDOR_BACKOFF));

function delayUntilDue(board: Pollable, now: Date, failure?: Failure): number {
  if (failure) {
    const backOff = Math.min(MINUTE * 2 ** (failure.count - 1), MAX_BACKOFF);
    return Math.max(backOff, Math.min((failure.retryAfter ?? 0) * 1000, MAX_RETRY_AFTER));
  }
  const { sk, favorite, lastNewAt, learned } = board;
  const isWithin = (period: number, since: string | null) => now.getTime() - Date.parse(since ?? '') < period;
  if (favorite || isWithin(RECENT_POSTING, lastNewAt) || isWithin(NEW_BOARD, learned.since)) return 0;
  const interval = pollingInterval(expectedRate(board.learned, now));
  const offset = Number.parseInt(hashPrefix(sk), 16) % LONGEST_INTERVAL;
  return interval - ((((now.getTime() - offset) % interval) + interval) % interval);
}

/**
 * Polling in proportion to the square root of the rate minimizes the total delay. Intervals are halvings of
 * the longest, so that a board keeps its offset when its interval changes.
 */
function pollingInterval(rate: number): number {
  const halvings = Math.round(Math.log2((LONGEST_INTERVAL / INTERVAL_AT_ONE_PER_HOUR) * Math.sqrt(rate)));
  return LONGEST_INTERVAL / 2 ** Math.min(MAX_HALVINGS, Math.max(0, halvings));
}
