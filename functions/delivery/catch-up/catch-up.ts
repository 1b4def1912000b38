import { findMatches, pendingAlert } from '../../matching/match.ts';
import { MAX_RUN_MS } from '../../matching/sync-watchers.ts';
import { canBeAlerted } from '../../members/entitlements.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { ownWatchers } from './own-watchers.ts';

/** The most jobs that a person is told to have missed, the newest ones. */
export const MOST_MISSED = 100;

/** How many ledger rows are written at once. */
const AT_ONCE = 25;

/** An alert that is told with the subscription that began at `catchUp`. */
export type MissedAlert = Alert & { readonly catchUp: string };

/** What a catch-up works with. */
export interface CatchUpDesk {
  /**
   * The jobs that suit a person and are open, of those detected in the time that a subscription begun at an instant
   * (milliseconds) reaches back over, and since; newest first. Whatever was written until that instant is among them.
   */
  readonly fitting: (user: User, begun: number) => Promise<readonly string[]>;
  readonly jobs: (jobIds: readonly string[]) => Promise<readonly Job[]>;
  /**
   * Opens an alert where there is none; opens again one that was held back or dropped, since its job suits now, and marks
   * one that is pending. What was sent, has failed or was called not relevant stays.
   */
  readonly open: (alert: MissedAlert) => Promise<void>;
  /** Adds jobs to what the person has due at that minute, in milliseconds. */
  readonly defer: (sub: string, jobIds: readonly string[], at: number) => Promise<void>;
  /** Has delivery look at these jobs at once, all together. */
  readonly deferToNow: (sub: string, jobIds: readonly string[], now: Date) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Tells a person whose subscription began at `begun` (ISO) what was missed in the two days before: an alert for each open
 * job that suits, all due as one. It is to run once the watchers stand. Repeating it changes nothing; and since the jobs
 * are due after the longest run before the first row is opened, no row is left alone by a run that dies. Gives how many
 * jobs were found.
 */
export async function catchUp(desk: CatchUpDesk, user: User, begun: string): Promise<number> {
  const now = desk.now();
  if (!canBeAlerted(user, now)) return 0;
  const found = await desk.fitting(user, Date.parse(begun));
  const jobs = await desk.jobs(found.slice(0, MOST_MISSED));
  const alerts = await alertsOf(user, jobs, { begun, now });
  if (alerts.length === 0) return 0;
  const jobIds = alerts.map(({ sk }) => sk);
  await desk.defer(user.sub, jobIds, now.getTime() + MAX_RUN_MS);
  for (let start = 0; start < alerts.length; start += AT_ONCE)
    await Promise.all(alerts.slice(start, start + AT_ONCE).map(desk.open));
  await desk.deferToNow(user.sub, jobIds, now);
  return alerts.length;
}

/** An alert for each of the jobs that matching would give the person, and for its reason. */
async function alertsOf(
  user: User,
  jobs: readonly Job[],
  { begun, now }: { readonly begun: string; readonly now: Date },
): Promise<MissedAlert[]> {
  const index = ownWatchers(user, now);
  const open = jobs.filter(({ closedAt }) => closedAt === null);
  const alerts = await Promise.all(
    open.map(async (job) => {
      const { matches } = await findMatches(index, job);
      return matches.map((match) => ({ ...pendingAlert(job, match, now), catchUp: begun }));
    }),
  );
  return alerts.flat();
}
