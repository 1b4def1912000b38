import { log } from '../../platform/log.ts';
import type { Key } from '../../table/keys.ts';
import { FULL_RANGE } from '../slice.ts';
import { type Deps as AuditDeps, type AuditResult, auditSlice } from './audit.ts';
import { type AuditRow, type AuditStore, jobIdOfAudit } from './audit-store.ts';

/** When a job that has lost alerts, or that failed to be audited, is audited again, in milliseconds. */
const AUDIT_AGAIN = 10 * 60_000;

export interface Deps extends AuditDeps {
  readonly store: Pick<AuditStore, 'read' | 'readJob' | 'remove' | 'postpone' | 'addSlices'>;
  /** Queues slices of an audit. If the queue loses one, the sweep queues it again. */
  readonly queueSlices: (keys: readonly Key[]) => Promise<void>;
}

/**
 * Works one row of an audit: removes it if nothing is left to do, adds rows for what one run can't read, and
 * postpones it while alerts are missing or lost. A job that fails is postponed too, and holds up no other.
 */
export async function runAudit(deps: Deps, key: Key): Promise<void> {
  const { store, now } = deps;
  const row = await store.read(key);
  if (!row) return;
  const again = new Date(now().getTime() + AUDIT_AGAIN);
  try {
    const { unsettled, checked } = await auditRow(deps, row);
    if (unsettled === 0) await store.remove(row);
    else await store.postpone(row, again, checked);
  } catch (error) {
    log.warn('job not audited', { jobId: jobIdOfAudit(row), error: error as Error });
    await store.postpone(row, again);
  }
}

async function auditRow(deps: Deps, row: AuditRow): Promise<AuditResult> {
  const { store, queueSlices } = deps;
  const job = await store.readJob(row);
  if (!job) return { unsettled: 0, slices: [] };
  const result = await auditSlice(deps, job, row.slice ?? FULL_RANGE);
  const { unsettled, slices } = result;
  if (slices.length > 0) await queueSlices(await store.addSlices(row, slices));
  if (unsettled > 0) log.info('alerts on their way', { jobId: job.jobID, unsettled });
  return result;
}
