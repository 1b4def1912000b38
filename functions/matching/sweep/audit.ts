import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { WatcherIndex } from '../candidates.ts';
import { type Ledger, openAlerts } from '../fan-out.ts';
import { everyMatch, type Match } from '../match.ts';

/** A pending alert older than this has been dropped by some step, or is deferred; both bear being asked again. */
const STUCK_AFTER = 2 * 60_000;

/** What an audit needs of the world. */
export interface Auditor {
  readonly index: WatcherIndex;
  readonly ledger: Ledger;
  /** Asks delivery to look at these alerts again. */
  readonly resend: (alerts: readonly Alert[]) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Goes over a job's matches once more: opens the alerts that are missing and sends on those that are stuck.
 * Gives the number not yet settled. Running it twice changes nothing.
 */
export async function auditJob(auditor: Auditor, job: Job): Promise<number> {
  if (job.closedAt) return 0;
  let unsettled = 0;
  for await (const matches of everyMatch(auditor.index, job))
    unsettled += await auditSome(auditor, job, matches);
  return unsettled;
}

async function auditSome(
  { ledger, resend, now }: Auditor,
  job: Job,
  matches: readonly Match[],
): Promise<number> {
  const rows = await ledger.rows(
    job.jobID,
    matches.map(({ sub }) => sub),
  );
  const known = new Set(rows.map((row) => row.pk.slice('ALERT#'.length)));
  const missing = matches.filter(({ sub }) => !known.has(sub));
  await openAlerts(ledger, job, missing, now());
  const pending = rows.filter((row) => row.state === 'pending');
  await resend(pending.filter((row) => now().getTime() - Date.parse(row.matchedAt) > STUCK_AFTER));
  return missing.length + pending.length;
}
