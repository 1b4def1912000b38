import type { DeliveryReport } from '@daybreak/contract/types.ts';
import type { Alert, DeliveryReports } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import { isLost } from '../events/delivery-event.ts';
import { textFailure } from '../text/text-failures.ts';

/** What alerts are shown with. */
export interface Beside {
  readonly jobs: ReadonlyMap<string, Job>;
  /** By the message. */
  readonly reports: ReadonlyMap<string, DeliveryReports>;
  /** When the person applied, by the job. */
  readonly applied: ReadonlyMap<string, string>;
  /** When what waits may go; null where nothing waits. */
  readonly dueAt: string | null;
}

/** The worst that was reported of the channel that got furthest: a message may be delivered and complained of. */
function deliveryOf(reports: DeliveryReports): DeliveryReport | null {
  if (reports.complainedAt) return 'complained';
  if (reports.textFailedAt && isLost(reports)) return 'undelivered';
  if (reports.textDeliveredAt && !reports.textFailedAt) return 'delivered';
  if (reports.bouncedAt) return 'bounced';
  if (reports.rejectedAt) return 'rejected';
  return reports.deliveredAt ? 'delivered' : null;
}

/** An alert as its person sees it. */
export function shownAlert({ sk, ...alert }: Alert, { jobs, reports, applied, dueAt }: Beside) {
  const known = reports.get(alert.messageId ?? '') ?? {};
  const delivery = deliveryOf(known);
  const failure = delivery === 'undelivered' ? textFailure(known.textFailure ?? '') : undefined;
  return {
    ...alert,
    jobID: sk,
    job: jobs.get(sk) ?? null,
    why: failure?.why ?? alert.why,
    delivery,
    appliedAt: applied.get(sk) ?? null,
    dueAt: alert.state === 'pending' ? dueAt : null,
  };
}
