import type { DeliveryReport } from '../../generated/contract.ts';
import type { Alert, Reports } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';

/** What alerts are shown with. */
export interface Beside {
  readonly jobs: ReadonlyMap<string, Job>;
  /** By the message. */
  readonly reports: ReadonlyMap<string, Reports>;
  /** When the person applied, by the job. */
  readonly applied: ReadonlyMap<string, string>;
  /** When what waits may go; null where nothing waits. */
  readonly dueAt: string | null;
}

/** The worst that was reported: a message may be delivered and complained of. */
function deliveryOf(reports: Reports | undefined): DeliveryReport | null {
  if (reports?.complainedAt) return 'complained';
  if (reports?.bouncedAt) return 'bounced';
  if (reports?.rejectedAt) return 'rejected';
  return reports?.deliveredAt ? 'delivered' : null;
}

/** An alert as its person sees it. */
export const shownAlert = ({ sk, ...alert }: Alert, { jobs, reports, applied, dueAt }: Beside) => ({
  ...alert,
  jobID: sk,
  job: jobs.get(sk) ?? null,
  delivery: deliveryOf(reports.get(alert.messageId ?? '')),
  appliedAt: applied.get(sk) ?? null,
  dueAt: alert.state === 'pending' ? dueAt : null,
});
