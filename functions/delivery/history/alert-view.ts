import type { DeliveryReport } from '@daybreak/contract/types.ts';
import { paginateNewestFirst } from '../../platform/paginate-newest-first.ts';
import type { Alert, DeliveryReports } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import { isUndelivered } from '../events/delivery-event.ts';
import { textFailure } from '../events/text-event.ts';

export const PAGE_SIZE = 30;

/** Returns a page of a person's alerts and the next token. New alerts neither repeat nor hide others. */
export function paginateAlerts(alerts: readonly Alert[], token: string | null) {
  return {
    ...paginateNewestFirst(alerts, ({ matchedAt }) => matchedAt, {
      token,
      size: PAGE_SIZE,
      itemName: 'alerts',
    }),
    total: alerts.length,
    pending: alerts.filter(({ state }) => state === 'pending').length,
  };
}

/** The data that alerts are shown with. */
export interface AlertContext {
  readonly jobs: ReadonlyMap<string, Job>;
  /** By message id. */
  readonly reports: ReadonlyMap<string, DeliveryReports>;
  /** When the person applied, by job id. */
  readonly applied: ReadonlyMap<string, string>;
  /** When pending alerts may be sent; null if there are none. */
  readonly dueAt: string | null;
}

/** An alert as the person sees it. */
export function toAlertView({ sk, ...alert }: Alert, { jobs, reports, applied, dueAt }: AlertContext) {
  const known = reports.get(alert.messageId ?? '') ?? {};
  const delivery = toDeliveryReport(known);
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

/** The worst report about the channel that got furthest: a message may be delivered and complained about. */
function toDeliveryReport(reports: DeliveryReports): DeliveryReport | null {
  if (reports.complainedAt) return 'complained';
  if (reports.textFailedAt && isUndelivered(reports)) return 'undelivered';
  if (reports.textDeliveredAt && !reports.textFailedAt) return 'delivered';
  if (reports.bouncedAt) return 'bounced';
  if (reports.rejectedAt) return 'rejected';
  return reports.deliveredAt ? 'delivered' : null;
}
