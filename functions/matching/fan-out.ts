import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import { findMatches, isTooOldToAlert, type Match, partitionsOf, pendingAlert } from './match.ts';
import { MAX_PER_RUN, type Slice, splitPartitions, splitSlice } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';

/** The ledger of alerts and the slices of large fan-outs, as matching writes them. */
export interface Ledger {
  /** Writes alerts, except those that the person already has for the job. */
  open(alerts: readonly Alert[]): Promise<void>;
  /** Returns the alerts that these people have for a job. */
  alertsOf(jobId: string, subs: readonly string[]): Promise<Alert[]>;
  /** Saves slices of a job's fan-out, each of which comes back as a message. */
  saveSlices(job: Job, slices: readonly Slice[]): Promise<void>;
}

/** Opens an alert for each match that has none. */
export const openAlerts = (ledger: Ledger, job: Job, matches: readonly Match[], now: Date): Promise<void> =>
  ledger.open(matches.map((match) => pendingAlert(job, match, now)));

/** Bounds of one run; tests lower them. */
export interface Bounds {
  readonly limit?: number;
  readonly maxPartitions?: number;
}

interface Stores {
  readonly index: WatcherIndex;
  readonly ledger: Pick<Ledger, 'saveSlices'>;
}

/**
 * Finds the people in a slice who match the job, up to a limit, works them, and saves the rest as slices. A
 * job with too many partitions is only split into slices. So the work of one run is bounded however popular
 * the job is and however many places it is in.
 */
export async function workSlice(
  { index, ledger }: Stores,
  job: Job,
  slice: Slice,
  { limit = MAX_PER_RUN, maxPartitions }: Bounds,
  work: (matches: readonly Match[]) => Promise<void>,
): Promise<{ matches: number; slices: number }> {
  const split = slice.cursors ? [] : splitPartitions(partitionsOf(job), maxPartitions);
  if (split.length > 0) {
    await ledger.saveSlices(job, split);
    return { matches: 0, slices: split.length };
  }
  const { matches, rest } = await findMatches(index, job, slice, limit);
  await work(matches);
  const slices = rest ? splitSlice(rest, limit) : [];
  if (slices.length > 0) await ledger.saveSlices(job, slices);
  return { matches: matches.length, slices: slices.length };
}

/** Opens an alert for everyone in the slice who matches the job. Idempotent. */
export async function fanOut(
  stores: { index: WatcherIndex; ledger: Ledger },
  job: Job,
  slice: Slice,
  now: Date,
  bounds: Bounds = {},
): Promise<{ alerts: number; slices: number }> {
  if (job.closedAt || isTooOldToAlert(job, now)) return { alerts: 0, slices: 0 };
  const { matches, slices } = await workSlice(stores, job, slice, bounds, (found) =>
    openAlerts(stores.ledger, job, found, now),
  );
  return { alerts: matches, slices };
}
