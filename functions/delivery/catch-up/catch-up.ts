import pLimit from 'p-limit';
import { titleKeyIndex } from '../../board/index/title-key-index.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { findMatches, pendingAlert } from '../../matching/match.ts';
import { matchListing } from '../../matching/match-listing.ts';
import { CATCH_UP_WINDOW_MS, MAX_RUN_MS } from '../../matching/sync-watchers.ts';
import type { WatcherIndex } from '../../matching/watcher-index.ts';
import { wantedWatchers } from '../../matching/watchers.ts';
import { canBeAlerted } from '../../members/entitlements.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import type { Watcher } from '../../table/watcher.ts';
import type { Clock } from '../message-sender.ts';

/** The most jobs of a catch-up, the newest ones. */
export const MAX_MISSED = 100;

const CONCURRENT_WRITES = 25;

/** An alert of the catch-up for the subscription that began at `catchUp`. */
export type MissedAlert = Alert & { readonly catchUp: string };

export interface Deps {
  /**
   * Finds the open jobs that match a person, from the start of the catch-up window of a subscription that began at an
   * instant (milliseconds) until now, newest first. Everything written before that instant is included.
   */
  readonly findJobs: (user: User, subscribedAt: number) => Promise<readonly string[]>;
  readonly readJobs: (jobIds: readonly string[]) => Promise<readonly Job[]>;
  /**
   * Opens an alert, reopens one that was withheld or dropped, since its job matches now, and marks a pending one. Alerts that
   * were sent, have failed or were judged not relevant stay as they are.
   */
  readonly openAlert: (alert: MissedAlert) => Promise<void>;
  /** Makes sure that delivery looks at the person's alerts, from a job id on, in the minute of an instant (epoch ms). */
  readonly waitUntil: (sub: string, from: string, at: number) => Promise<void>;
  /** Makes delivery look at all that waits at once. */
  readonly deliverNow: (sub: string, now: Date) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Alerts a person whose subscription began at `subscribedAt` (ISO 8601) to what was missed in the two days before: one
 * alert for each open matching job, all due together. Runs after the watchers are written, and returns the number of
 * jobs. Idempotent; since a due row covers the alerts before the first one is opened, none is lost if a run dies.
 */
export async function catchUp(deps: Deps, user: User, subscribedAt: string): Promise<number> {
  const now = deps.now();
  if (!canBeAlerted(user, now)) return 0;
  const found = await deps.findJobs(user, Date.parse(subscribedAt));
  const jobs = await deps.readJobs(found.slice(0, MAX_MISSED));
  const alerts = await missedAlerts(user, jobs, { subscribedAt, now });
  const [oldest] = alerts.map(({ sk }) => sk).sort();
  if (oldest === undefined) return 0;
  await deps.waitUntil(user.sub, oldest, now.getTime() + MAX_RUN_MS);
  await pLimit(CONCURRENT_WRITES).map(alerts, (alert) => deps.openAlert(alert));
  await deps.deliverNow(user.sub, now);
  return alerts.length;
}

/** Returns an alert for each open job, with the reason that matching would give. */
async function missedAlerts(
  user: User,
  jobs: readonly Job[],
  { subscribedAt, now }: { readonly subscribedAt: string; readonly now: Date },
): Promise<MissedAlert[]> {
  const index = indexOf(user, now);
  const open = jobs.filter(({ closedAt }) => closedAt === null);
  const alerts = await Promise.all(
    open.map(async (job) => {
      const { matches } = await findMatches(index, job);
      return matches.map((match) => ({ ...pendingAlert(job, match, now), catchUp: subscribedAt }));
    }),
  );
  return alerts.flat();
}

/** A reverse index of this person alone, whose watchers have no start. */
function indexOf(user: User, now: Date): WatcherIndex {
  const partitions = new Map<string, Watcher[]>();
  for (const row of wantedWatchers(user, now))
    partitions.set(row.pk, [...(partitions.get(row.pk) ?? []), { ...row, since: 0 }]);
  return { query: async (pk) => ({ watchers: partitions.get(pk) ?? [], more: false }) };
}

/**
 * Finds jobs in the listing in memory, like the alert preview, once it is settled as of the subscription's start. Jobs
 * written later are matched with the new watchers.
 */
export function jobFinder(
  listing: (since: number) => Promise<LiveListing>,
  { now, wait }: Clock,
): Deps['findJobs'] {
  const titlesWithKeys = titleKeyIndex();
  return async (user, subscribedAt) => {
    let current = await listing(now());
    while (current.settledAt < subscribedAt) {
      await wait(subscribedAt - current.settledAt);
      current = await listing(now());
    }
    const window = { after: subscribedAt - CATCH_UP_WINDOW_MS, until: current.settledAt };
    return matchListing(current, user, window, titlesWithKeys)
      .sort((one, other) => other.detected - one.detected || (one.jobId < other.jobId ? -1 : 1))
      .map(({ jobId }) => jobId);
  };
}
