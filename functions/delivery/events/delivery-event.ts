import type { DeliveryReports } from '../../table/alert.ts';

/** What a provider reports about a message on one channel, in the same terms for mail and text. */
export interface DeliveryEvent {
  readonly channel: 'mail' | 'text';
  readonly messageId: string;
  readonly sub: string;
  /** What to keep of it; empty where it only says that the provider took the message. */
  readonly reports: DeliveryReports;
  /** The channel's new state, where the event changes it. */
  readonly state?: 'bounced' | 'complained';
  /** Of the delivery of a first message: how long it took from the sight of its job, in milliseconds. */
  readonly took?: number;
  /** Where a text went; its `state` concerns this number only. */
  readonly number?: string;
}

/** Whether an event reports that its channel will not deliver the message. */
export const reportsFailure = ({ reports: { mailFailedAt, textFailedAt } }: DeliveryEvent): boolean =>
  mailFailedAt !== undefined || textFailedAt !== undefined;

/**
 * Whether a message with these reports reaches nobody. Of a failed mail it says so unless a text was delivered: whether
 * a text went along at all, only the meter knows.
 */
export function isLost({ mailFailedAt, textFailedAt, textDeliveredAt, textAlone }: DeliveryReports): boolean {
  if (textFailedAt !== undefined) return textAlone === true || mailFailedAt !== undefined;
  return mailFailedAt !== undefined && textDeliveredAt === undefined;
}
