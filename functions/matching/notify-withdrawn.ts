import { createHash } from 'node:crypto';
import type { Job } from '../table/job.ts';
import { noticeKey } from '../table/keys.ts';
import { dueNotice, type Notice } from '../table/notice.ts';
import { type Bounds, type Ledger, workSlice } from './fan-out.ts';
import type { Slice } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';

export interface Deps {
  readonly index: WatcherIndex;
  readonly ledger: Pick<Ledger, 'alertsOf' | 'saveSlices'>;
  /** Writes the notices that don't exist yet; each new one is sent. */
  readonly addNotices: (notices: readonly Notice[]) => Promise<void>;
}

/**
 * Notifies everyone in a slice who was alerted to a job that has been withdrawn since, once a day for all jobs of an employer.
 * Finds them as matching did, whoever may see the job, since no row leads from a job to its alerts. People whose settings
 * don't match any more see it on their alerts page only. Idempotent.
 */
export async function notifyWithdrawn(
  { index, ledger, addNotices }: Deps,
  job: Job,
  slice: Slice,
  now: Date,
  bounds: Bounds = {},
): Promise<{ notices: number; slices: number }> {
  const everyone = { ...job, audience: '', factsBefore: [], matchedFrom: now.toISOString() };
  let notices = 0;
  const { slices } = await workSlice({ index, ledger }, everyone, slice, bounds, async (matches) => {
    const alerts = await ledger.alertsOf(
      job.jobID,
      matches.map(({ sub }) => sub),
    );
    const alerted = alerts.filter(({ state }) => state === 'sent').map(({ pk }) => pk.slice('ALERT#'.length));
    notices = alerted.length;
    await addNotices(alerted.map((sub) => noticeOf(sub, job, now)));
  });
  return { notices, slices };
}

function noticeOf(sub: string, { jobTitle, fullCompanyName: company, withdrawnAt }: Job, now: Date): Notice {
  const day = withdrawnAt?.slice(0, 10);
  const hash = createHash('sha256').update(`${company}\n${day}`).digest('hex').slice(0, 16);
  return dueNotice(noticeKey(sub, `withdrawn-${hash}`), { kind: 'withdrawal', jobTitle, company }, now);
}
