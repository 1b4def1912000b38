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
 * Notifies everyone in a slice who was alerted to a job that has been withdrawn since, once a day for all
 * jobs of an employer. Only followers were alerted to a job of an unconfirmed board. For others, no row leads
 * from a job to its alerts, so it finds people as matching did; those whose settings don't match any more see
 * the withdrawal on their alerts page only. Idempotent.
 */
export async function notifyWithdrawn(
  { index, ledger, addNotices }: Deps,
  job: Job,
  slice: Slice,
  now: Date,
  bounds: Bounds = {},
): Promise<{ notices: number; slices: number }> {
  let notices = 0;
  const notify = async (subs: readonly string[]) => {
    const alerts = await ledger.alertsOf(job.jobID, subs);
    const alerted = alerts.filter(({ state }) => state === 'sent').map(({ pk }) => pk.slice('ALERT#'.length));
    notices = alerted.length;
    await addNotices(alerted.map((sub) => noticeOf(sub, job, now)));
  };
  if (job.audience !== '') {
    await notify([...(await index.followersOf(job.audience))]);
    return { notices, slices: 0 };
  }
  const everyone = { ...job, factsBefore: [], matchedFrom: now.toISOString() };
  const { slices } = await workSlice({ index, ledger }, everyone, slice, bounds, (matches) =>
    notify(matches.map(({ sub }) => sub)),
  );
  return { notices, slices };
}

function noticeOf(sub: string, { jobTitle, fullCompanyName: company, withdrawnAt }: Job, now: Date): Notice {
  const day = withdrawnAt?.slice(0, 10);
  const hash = createHash('sha256').update(`${company}\n${day}`).digest('hex').slice(0, 16);
  return dueNotice(noticeKey(sub, `withdrawn-${hash}`), { kind: 'withdrawal', jobTitle, company }, now);
}
