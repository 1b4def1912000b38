import { gzipSync } from 'node:zlib';
import { findMatches, pendingAlert } from '../../functions/matching/match.ts';
import { FULL_RANGE, MAX_PER_RUN, type Slice, sliceId, splitSlice } from '../../functions/matching/slice.ts';
import { syncWatchers } from '../../functions/matching/sync-watchers.ts';
import type { WatcherIndex } from '../../functions/matching/watcher-index.ts';
import type { Job } from '../../functions/table/job.ts';
import { sliceKey, watchlistKey } from '../../functions/table/keys.ts';
import type { User } from '../../functions/table/user.ts';
import { itemBytes } from '../measure/item-bytes.ts';

/** The people that a fan-out finds, and its cost besides reading the index. */
export interface FanOutResult {
  readonly subs: ReadonlySet<string>;
  /** Read units for the queued slices, each read consistently once. */
  readonly readUnits: number;
  /** Write units for alerts, including ones that already exist, and for slices. */
  readonly writeUnits: number;
  readonly slices: number;
}

const writeUnits = (item: object): number => Math.ceil(itemBytes(item) / 1024);

/** Runs the fan-out of one job to its end. Splits the rest of each run into slices, as the product does. */
export async function runFanOut(index: WatcherIndex, job: Job, now: Date): Promise<FanOutResult> {
  const subs = new Set<string>();
  const cost = { readUnits: 0, writeUnits: 0, slices: 0 };
  const queue: Slice[] = [FULL_RANGE];
  for (let slice = queue.shift(); slice !== undefined; slice = queue.shift()) {
    const { matches, rest } = await findMatches(index, job, slice);
    for (const match of matches) {
      subs.add(match.sub);
      cost.writeUnits += writeUnits(pendingAlert(job, match, now));
    }
    for (const part of rest ? splitSlice(rest, MAX_PER_RUN) : []) {
      queue.push(part);
      const item = {
        ...sliceKey(job.jobID, sliceId(part)),
        ...part,
        jobId: job.jobID,
        turn: 1,
        expiresAt: 1,
      };
      cost.readUnits += Math.ceil(itemBytes(item) / 4096);
      // A slice is written once and deleted once.
      cost.writeUnits += 2 * writeUnits(item);
      cost.slices += 1;
    }
  }
  return { subs, ...cost };
}

/** Returns the write units of syncing the watchers of a new profile, measured on the product code. */
export async function measureSyncUnits(user: User, now: Date): Promise<number> {
  let units = 0;
  const countWrites = async (items: readonly object[]) => {
    for (const item of items) units += writeUnits(item);
  };
  await syncWatchers(
    {
      user: async () => user,
      list: async () => ({ rows: {}, revision: 0, busySince: 0, caughtUp: null, welcomeDue: false }),
      async saveList(sub, { rows, ...list }) {
        await countWrites([
          { ...watchlistKey(sub), ...list, rows: gzipSync(JSON.stringify(rows)).toString('latin1') },
        ]);
        return true;
      },
      put: countWrites,
      remove: countWrites,
      clearStale: async () => undefined,
    },
    user.sub,
    now,
  );
  return units;
}
