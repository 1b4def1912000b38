import { log } from '../../platform/log.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import { type Ledger, openAlerts } from '../fan-out.ts';
import { allMatches, type Match } from '../match.ts';
import type { WatcherIndex } from '../watcher-index.ts';
import type { AuditRow, Worklists } from './worklists.ts';

/** A pending alert older than this was lost by some step or is deferred, in milliseconds; resending does no harm. */
const STUCK_AFTER = 2 * 60_000;

/** When an audited job that still has pending alerts, most of them deferred, is audited again, in milliseconds. */
const AUDIT_AGAIN = 10 * 60_000;

export interface Deps {
  readonly index: WatcherIndex;
  readonly ledger: Ledger;
  /** Asks delivery to look at these alerts again. */
  readonly resend: (alerts: readonly Alert[]) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Matches a job once more, opens the alerts that are missing and resends those that are stuck. Returns how many are not
 * settled yet. Idempotent.
 */
export async function auditJob(deps: Deps, job: Job): Promise<number> {
  if (job.closedAt) return 0;
  let unsettled = 0;
  for await (const matches of allMatches(deps.index, job))
    unsettled += await auditMatches(deps, job, matches);
  return unsettled;
}

async function auditMatches(
  { ledger, resend, now }: Deps,
  job: Job,
  matches: readonly Match[],
): Promise<number> {
  const alerts = await ledger.alertsOf(
    job.jobID,
    matches.map(({ sub }) => sub),
  );
  const alerted = new Set(alerts.map(({ pk }) => pk.slice('ALERT#'.length)));
  const missing = matches.filter(({ sub }) => !alerted.has(sub));
  await openAlerts(ledger, job, missing, now());
  const pending = alerts.filter(({ state }) => state === 'pending');
  await resend(pending.filter(({ matchedAt }) => now().getTime() - Date.parse(matchedAt) > STUCK_AFTER));
  return missing.length + pending.length;
}

/** The result of a sweep's audits: alerts not yet settled, and jobs that could not be audited. */
export interface AuditSummary {
  readonly unsettled: number;
  readonly failed: number;
}

/** Audits the listed jobs while there is time. A job that fails does not hold up the others: it is audited later. */
export async function auditDueJobs(
  lists: Pick<Worklists, 'job' | 'done' | 'postpone'>,
  deps: Deps,
  due: readonly AuditRow[],
  hasTime: () => boolean,
): Promise<AuditSummary> {
  const later = () => new Date(deps.now().getTime() + AUDIT_AGAIN);
  const failed: AuditRow[] = [];
  let unsettled = 0;
  for (const row of due) {
    if (!hasTime()) break;
    try {
      const job = await lists.job(row);
      const open = job ? await auditJob(deps, job) : 0;
      unsettled += open;
      if (open === 0) await lists.done(row);
      else await lists.postpone(row, later());
    } catch (error) {
      failed.push(row);
      log.warn('job not audited', { jobId: row.sk.slice(row.sk.indexOf('#') + 1), error: error as Error });
    }
  }
  for (const row of failed) await lists.postpone(row, later());
  return { unsettled, failed: failed.length };
}
