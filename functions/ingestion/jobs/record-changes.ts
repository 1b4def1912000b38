import type { SeenPosting } from '../../table/board.ts';
import type { JobStore } from './job-store.ts';
import { type Found, type Left, type Offer, offerOf } from './offer.ts';
import { type Edit, recordEdits } from './record-edits.ts';
import { recordGone } from './record-gone.ts';
import { recordOffers } from './record-offers.ts';
import { leftRows } from './rows.ts';
import type { Times } from './times.ts';

/** What changed on a board. */
export interface Changes {
  readonly fresh: readonly Found[];
  readonly edited: readonly Edit[];
  /** Gone for the first time. */
  readonly missing: readonly SeenPosting[];
  /** Gone for the second time in a row. */
  readonly vanished: readonly SeenPosting[];
  /** Missing last time and back again. */
  readonly back: readonly SeenPosting[];
}

/** What a reading did, in numbers, and what kept postings from being written. `collapsed`: into a job that was there. */
export interface Did {
  readonly fresh: number;
  readonly collapsed: number;
  readonly edited: number;
  readonly closed: number;
  readonly left: number;
  readonly failures: readonly Error[];
}

/** How many jobs are written at once: a board may bring hundreds on its first reading. */
const AT_ONCE = 8;

/** The most postings of one job in one write. */
const TOGETHER = 80;

/**
 * Writes what changed on a board; seen and written at different times where a recording is replayed. Doing it twice
 * changes nothing, and a posting that cannot be written keeps no other from it. Postings of one vacancy become one job
 * before anybody hears of it.
 */
export async function recordChanges(
  store: JobStore,
  board: string,
  changes: Changes,
  times: Times,
): Promise<Did> {
  const did = { fresh: 0, collapsed: 0, edited: 0, closed: 0, left: 0 };
  const failures: Error[] = [];
  const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
    for (let start = 0; start < items.length; start += AT_ONCE) {
      const some = await Promise.allSettled(items.slice(start, start + AT_ONCE).map(work));
      for (const one of some) if (one.status === 'rejected') failures.push(asError(one.reason));
    }
  };
  const offers: Offer[] = [];
  const editsOf = together(changes.edited, ({ seen }) => seen.jobId);
  await each(
    editsOf.filter(([jobId]) => jobId !== ''),
    async ([jobId, edits]) => {
      const { left, leaving } = await recordEdits(store, jobId, edits, times);
      did.left += left;
      did.edited += edits.length - left - leaving.length;
      offers.push(...leaving);
    },
  );
  const neverJobs = editsOf.filter(([jobId]) => jobId === '').flatMap(([, edits]) => edits);
  const read = [...changes.fresh, ...neverJobs].map((found) => offerOf(found));
  await each(
    read.filter((one): one is Left => 'left' in one),
    async (left) => {
      await store.write({ rows: leftRows(left, '', times.seenAt) });
      did.left += 1;
    },
  );
  offers.push(...read.filter((one): one is Offer => !('left' in one)));
  await each(
    together(offers, ({ key }) => key),
    async ([key, some]) => {
      const recorded = await recordOffers(store, key, some, times);
      did.fresh += recorded.fresh;
      did.collapsed += recorded.collapsed;
      failures.push(...recorded.failures);
    },
  );
  await each(changes.missing, (row) => store.mark(row, true));
  await each(changes.back, (row) => store.mark(row, false));
  await each(
    together(changes.vanished, ({ jobId }) => jobId),
    async ([jobId, rows]) => {
      if (await recordGone(store, board, jobId, rows, times)) did.closed += 1;
    },
  );
  return { ...did, failures };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** Items by a name they share, in the order of first sight and in portions that one write can hold. */
function together<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = Map.groupBy(items, nameOf);
  return [...groups].flatMap(([name, some]) =>
    Array.from({ length: Math.ceil(some.length / TOGETHER) }, (_, at): [string, Item[]] => [
      name,
      some.slice(at * TOGETHER, (at + 1) * TOGETHER),
    ]),
  );
}
