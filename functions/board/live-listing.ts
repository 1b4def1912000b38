import { type Listing, ListingIndex } from './index/listing-index.ts';
import type { ColumnLog } from './segments/segmented-log.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far back a visitor's yesterday may begin, where clocks are put back. */
const TWO_DAYS = 49 * HOUR;

/** How old what a visitor sees may be, in milliseconds. */
const STALE_AFTER = 1_000;

/**
 * How long a write may take to be seen by every reader, in milliseconds. What is as old as that is settled: no job can
 * still appear before it, so a page as of then is the same for every reader, and the next one goes on from it.
 */
const SETTLING = 1_000;

/** Writers' clocks differ and writes are seen late: the tail is read again this far back, in milliseconds. */
const OVERLAP = 10_000;

/** The listing, and the last moment of it that is settled, epoch milliseconds. */
export interface LiveListing extends Listing {
  readonly settled: number;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The listing in memory: loads what two local days anywhere may hold once, then only the log's tail. Readers at once share one load. Somebody
 * who goes on from a moment that another reader has settled names it, and is not answered from before it.
 */
export function liveListing(log: ColumnLog, now: () => number): (since?: number) => Promise<LiveListing> {
  const index = new ListingIndex();
  let readTo = 0;
  /** The rows that the next tail will bring again. */
  let known: ReadonlySet<string> = new Set();
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const at = now();
    const after = new Date(readTo === 0 ? at - TWO_DAYS : readTo - OVERLAP).toISOString();
    const days = [dayOf(at - 2 * DAY), dayOf(at - DAY), dayOf(at)].filter((day) => day >= after.slice(0, 10));
    const again = new Date(at - OVERLAP).toISOString();
    const read = new Set<string>();
    const isKnown = (row: string) => {
      if (row > again) read.add(row);
      return known.has(row);
    };
    for (const day of days) await log.follow(day, after, (entries) => index.apply(entries), isKnown);
    index.forget(at - 3 * DAY);
    // Only now: where a reading fails, nothing of it counts as known.
    known = read;
    readTo = at;
  }

  return async (since = 0) => {
    if (now() - readTo > STALE_AFTER || readTo - SETTLING < since) {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      await loading;
    }
    return { ...index.listing(), settled: readTo - SETTLING };
  };
}
