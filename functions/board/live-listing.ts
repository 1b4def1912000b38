import { type Listing, ListingIndex } from './index/listing-index.ts';
import type { ColumnLog } from './log/listing-log.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far back a visitor's yesterday may begin, where clocks are put back. */
const TWO_DAYS = 49 * HOUR;

/** How old the listing may get before it is refreshed, in milliseconds. */
const MAX_AGE = 1_000;

/**
 * How long a write may take until every reader sees it, in milliseconds. Anything older is settled: no job can still
 * appear before it, so a page as of then is the same for every reader.
 */
const SETTLING_TIME = 1_000;

/** How far back the tail is read again, in milliseconds: writers' clocks differ, and writes become visible late. */
const OVERLAP = 10_000;

/** The listing, and the last moment (epoch milliseconds) before which it no longer changes. */
export interface LiveListing extends Listing {
  readonly settledAt: number;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Keeps the listing in memory: loads the log once, as far back as two local days anywhere reach, and then
 * only its tail. Concurrent readers share a load. A reader that continues from a moment passes it as `since`,
 * and gets a listing that is settled at least as of then.
 */
export function liveListing(log: ColumnLog, now: () => number): (since?: number) => Promise<LiveListing> {
  const index = new ListingIndex();
  let readTo = 0;
  /** The rows that the next tail will bring again. */
  let known: ReadonlySet<string> = new Set();
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const at = now();
    // When clocks were put back, rows written since then lie anywhere before the last reading.
    const isFresh = readTo === 0 || at < readTo - OVERLAP;
    const after = new Date(isFresh ? at - TWO_DAYS : readTo - OVERLAP).toISOString();
    const days = [dayOf(at - 2 * DAY), dayOf(at - DAY), dayOf(at)].filter((day) => day >= after.slice(0, 10));
    const overlapStart = new Date(at - OVERLAP).toISOString();
    const read = new Set<string>();
    const isKnown = (row: string) => {
      if (row > overlapStart) read.add(row);
      return known.has(row);
    };
    for (const day of days) await log.follow(day, after, (entries) => index.apply(entries), isKnown);
    index.forget(at - 3 * DAY);
    // Only now: after a failed read its rows don't count as known.
    known = read;
    readTo = at;
  }

  return async (since = 0) => {
    if (Math.abs(now() - readTo) > MAX_AGE || readTo - SETTLING_TIME < since) {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      await loading;
    }
    return { ...index.listing(), settledAt: readTo - SETTLING_TIME };
  };
}
