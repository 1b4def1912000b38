import { type Context, util } from '@aws-appsync/utils';
import type { Alert as GraphQLAlert } from '@daybreak/contract/types.ts';
import { batchGet, batchGetRows } from '../../platform/graphql/batch-get.ts';
import type { Alert, DeliveryReports } from '../../table/alert.ts';
import { applicationKey, jobKey, messageKey, meterKey } from '../../table/keys.ts';
import { toAlertView } from './alert-view.ts';

/** Reads what at most 30 alerts are shown with: the person's meter, and their jobs, applications and messages. */
export function readAlertContext(ctx: Context, alerts: Alert[]) {
  const { sub } = ctx.stash['owner'];
  const jobIds = alerts.map(({ sk }) => sk);
  const keys = [
    meterKey(sub),
    ...jobIds.map((jobId) => jobKey(jobId)),
    ...jobIds.map((jobId) => applicationKey(sub, jobId)),
    ...messageIdsOf(alerts).map((messageId) => messageKey(messageId)),
  ];
  return batchGet(ctx, keys, { consistentRead: false });
}

/** Returns the alerts with the rows of `readAlertContext`. */
export function toAlertViews(ctx: Context, alerts: Alert[]): GraphQLAlert[] {
  const rows = batchGetRows(ctx);
  const meter = rows[0];
  const dueAt = meter?.dueAt ? util.time.epochMilliSecondsToISO8601(meter.dueAt) : null;
  const messages = rows.slice(1 + 2 * alerts.length);
  const reports: Record<string, DeliveryReports | null> = {};
  messageIdsOf(alerts).forEach((messageId, index) => {
    reports[messageId] = messages[index];
  });
  return alerts.map((alert, index) =>
    toAlertView(alert, {
      job: rows[1 + index],
      application: rows[1 + alerts.length + index],
      reports: alert.messageId ? (reports[alert.messageId] ?? null) : null,
      dueAt,
      leftUntil: meter?.leftUntil ?? '',
    }),
  );
}

/** Returns each message of the alerts once. */
function messageIdsOf(alerts: Alert[]): string[] {
  const ids = alerts.flatMap(({ messageId }) => (messageId ? [messageId] : []));
  return ids.filter((id, index) => ids.indexOf(id) === index);
}
