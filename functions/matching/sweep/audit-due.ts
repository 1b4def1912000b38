import { log } from '../../platform/log.ts';
import { type Auditor, auditJob } from './audit.ts';
import type { AuditRow, Worklists } from './worklists.ts';

/** An audited job with alerts still pending, most of them deferred, is looked at again after this, in milliseconds. */
const AUDIT_AGAIN = 10 * 60_000;

/** What audits came to: alerts not yet settled, and jobs that could not be audited. */
export interface Audits {
  readonly unsettled: number;
  readonly failed: number;
}

/**
 * Audits the jobs of these marks as long as there is time. One that cannot be audited keeps no other from it: its mark
 * is put behind theirs.
 */
export async function auditDue(
  lists: Pick<Worklists, 'job' | 'done' | 'postpone'>,
  auditor: Auditor,
  audits: readonly AuditRow[],
  hasTime: () => boolean,
): Promise<Audits> {
  const again = () => new Date(auditor.now().getTime() + AUDIT_AGAIN);
  const failed: AuditRow[] = [];
  let unsettled = 0;
  for (const row of audits) {
    if (!hasTime()) break;
    try {
      const job = await lists.job(row);
      const open = job ? await auditJob(auditor, job) : 0;
      unsettled += open;
      if (open === 0) await lists.done(row);
      else await lists.postpone(row, again());
    } catch (error) {
      failed.push(row);
      log.warn('job not audited', { jobId: row.sk.slice(row.sk.indexOf('#') + 1), error: error as Error });
    }
  }
  for (const row of failed) await lists.postpone(row, again());
  return { unsettled, failed: failed.length };
}
