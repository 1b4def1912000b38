import pLimit from 'p-limit';
import { titleKeyIndex } from '../../board/index/title-key-index.ts';
import type { LiveListing } from '../../board/live-listing.ts';
import { matchListing } from '../../matching/match-listing.ts';
import { CATCH_UP_WINDOW_MS, MAX_RUN_MS } from '../../matching/sync-watchers.ts';
import { canBeAlerted } from '../../members/entitlements.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { titleAtAnyLevel } from '../../titles/posted-title.ts';
import type { Clock } from '../message-sender.ts';
import { alertsFor } from './alerts-for.ts';

/** The most jobs of a catch-up, the newest ones. */
export const MAX_MISSED = 100;

const CONCURRENT_WRITES = 25;

/** An alert of the catch-up for the subscription that began at `catchUp`. */
export type MissedAlert = Alert & { readonly catchUp: string };

export interface Deps {
  /**
   * Finds the open jobs that match a person, newest first: those seen after an instant, until now. Everything
   * written before `settledAt` is included. Both are in milliseconds.
   */
  readonly findJobs: (user: User, after: number, settledAt: number) => Promise<readonly string[]>;
  readonly readJobs: (jobIds: readonly string[]) => Promise<readonly Job[]>;
  /**
   * Opens an alert, reopens one that was withheld or dropped, since its job matches now, and marks a pending
   * one. Alerts that were sent, have failed or were judged not relevant stay as they are.
   */
  readonly openAlert: (alert: MissedAlert) => Promise<void>;
  /**
   * Makes sure that delivery looks at the person's alerts, from a job id on, in the minute of an instant (epoch ms).
   */
  readonly waitUntil: (sub: string, from: string, at: number) => Promise<void>;
  /** Makes delivery look at all that waits at once. */
  readonly deliverNow: (sub: string, now: Date) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Alerts a person whose subscription began at `subscribedAt` (ISO 8601) to what was missed in the two days
 * before: one alert for each open matching job, all due together. Runs after the watchers are written, and
 * returns the number of jobs. Idempotent; a due row covers the alerts before the first one is opened, so none
 * is lost if a run dies. Only what a repeat reopens that dies after another run has finished is left to the
 * audit.
 */
export async function catchUp(deps: Deps, user: User, subscribedAt: string): Promise<number> {
  const now = deps.now();
  if (!canBeAlerted(user, now)) return 0;
  const begun = Date.parse(subscribedAt);
  const found = await deps.findJobs(user, begun - CATCH_UP_WINDOW_MS, begun);
  const jobs = await deps.readJobs(found.slice(0, MAX_MISSED));
  const alerts = (await alertsFor(user, jobs, now)).map((alert) => ({ ...alert, catchUp: subscribedAt }));
  const [oldest] = alerts.map(({ sk }) => sk).sort();
  if (oldest === undefined) return 0;
  await deps.waitUntil(user.sub, oldest, now.getTime() + MAX_RUN_MS);
  await pLimit(CONCURRENT_WRITES).map(alerts, (alert) => deps.openAlert(alert));
  await deps.deliverNow(user.sub, now);
  return alerts.length;
}

/**
 * Finds jobs in the listing in memory, like the alert preview, once it is settled as of an instant. Jobs
 * written later are matched with the new watchers.
 */
export function jobFinder(
  listing: (since: number) => Promise<LiveListing>,
  { now, wait }: Clock,
): Deps['findJobs'] {
  const titlesWithKeys = titleKeyIndex(titleAtAnyLevel);
  return async (user, after, settledAt) => {
    let current = await listing(now());
    while (current.settledAt < settledAt) {
      await wait(settledAt - current.settledAt);
      current = await listing(now());
    }
    return matchListing(current, user, { after, until: current.settledAt }, titlesWithKeys)
      .sort((one, other) => other.detected - one.detected || (one.jobId < other.jobId ? -1 : 1))
      .map(({ jobId }) => jobId);
  };
}
