import type { DeliveryReports } from '../../table/alert.ts';

/**
 * Whether a message with these reports reaches no one. A failed mail counts unless a text was delivered or a push was
 * accepted; only the meter knows whether a text went along at all.
 */
export function isUndelivered({
  mailFailedAt,
  textFailedAt,
  textDeliveredAt,
  textAlone,
  pushedAt,
}: DeliveryReports): boolean {
  if (pushedAt !== undefined) return false;
  if (textFailedAt !== undefined) return textAlone === true || mailFailedAt !== undefined;
  return mailFailedAt !== undefined && textDeliveredAt === undefined;
}
