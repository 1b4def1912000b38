import type { DeliveryReport, Alert as GraphQLAlert } from '@daybreak/contract/types.ts';
import type { Alert, DeliveryReports } from '../../table/alert.ts';
import type { Application } from '../../table/application.ts';
import { isLeft } from '../../table/is-left.ts';
import type { Job } from '../../table/job.ts';
import { decodeAsks } from '../../table/job-asks.ts';
import { isUndelivered } from '../events/is-undelivered.ts';

/** The job and the fit that are shown with an alert. */
export interface AlertContext {
  readonly job: Job | null;
  readonly application: Application | null;
  readonly reports: DeliveryReports | null;
  /** When the person's pending alerts may be sent: ISO 8601. Null while they are being sent. */
  readonly dueAt: string | null;
  /** The meter's `leftUntil`. */
  readonly leftUntil: string;
}

const WITHDRAWN =
  "We removed this job, because its site turned out not to be the employer's. Don't apply there, and change any password that you used.";

const NO_ROOM = 'Your messages had no room for it. Narrow your job titles or locations to get every alert.';

/** An alert as the person sees it. AppSync resolvers use this. */
export function toAlertView(
  alert: Alert,
  { job, application, reports, dueAt, leftUntil }: AlertContext,
): GraphQLAlert {
  const { sk, reason, matchedAt, sentAt, openedAt, notRelevantAt } = alert;
  const hadNoRoom = alert.state === 'pending' && isLeft({ leftUntil }, alert);
  const state = hadNoRoom ? 'withheld' : alert.state;
  const why = hadNoRoom ? NO_ROOM : alert.why;
  const delivery = toDeliveryReport(reports ?? {});
  return {
    jobID: sk,
    job,
    state,
    why: job?.withdrawnAt ? WITHDRAWN : delivery === 'undelivered' ? (reports?.textFailure ?? why) : why,
    reason,
    // Old records lack these.
    asks: decodeAsks(alert.asks ?? ''),
    closeness: alert.closeness ?? 0,
    matchedAt,
    dueAt: state === 'pending' ? dueAt : null,
    sentAt,
    delivery,
    openedAt: openedAt ?? null,
    notRelevantAt: notRelevantAt ?? null,
    appliedAt: application?.appliedAt ?? null,
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
