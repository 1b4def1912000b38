import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { DeliveryReports, Meter } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { isUndelivered } from './is-undelivered.ts';

/** A provider's report about a message on one channel, in the same terms for mail and text. */
export interface DeliveryEvent {
  readonly channel: 'mail' | 'text';
  readonly messageId: string;
  readonly sub: string;
  /** Reports to record; empty if the event only confirms that the provider accepted the message. */
  readonly reports: DeliveryReports;
  /** The channel's new state, if the event changes it. */
  readonly state?: 'bounced' | 'complained';
  /** How long a delivered first message took from the moment its job began to match, in milliseconds. */
  readonly latencyMs?: number;
  /** The number a text went to; `state` applies to this number only. */
  readonly number?: string;
}

export interface EventStore {
  /** Records reports about a message, which also proves that it was accepted, and returns everything known about it. */
  recordReports(messageId: string, reports: DeliveryReports): Promise<DeliveryReports>;
  /** Refunds a message's free alert if it was charged; not if a text went along, unless `textFailed`. */
  refund(sub: string, messageId: string, how: { readonly textFailed: boolean }): Promise<void>;
  /** Changes a person's record despite concurrent changes; undefined leaves it as it is. */
  changeUser(sub: string, change: (user: User, meter: Meter) => User | undefined): Promise<void>;
}

/** Handles one event. Events come late, twice and in any order, so each may be handled again from the start. */
export async function handleDeliveryEvent(store: EventStore, event: DeliveryEvent): Promise<void> {
  const { messageId, sub, state } = event;
  const known = await store.recordReports(messageId, event.reports);
  const isRefunded = reportsFailure(event) && isUndelivered(known);
  if (isRefunded) await store.refund(sub, messageId, { textFailed: known.textFailedAt !== undefined });
  if (!state && !isRefunded) return;
  await store.changeUser(sub, (user, meter) => {
    const userPrefs = updatePrefs(user, event);
    const endedAt = meter.charged.size < FREE_ALERTS ? null : user.freeAlertsEndedAt;
    if (userPrefs === user.userPrefs && endedAt === user.freeAlertsEndedAt) return undefined;
    return { ...user, userPrefs, freeAlertsEndedAt: endedAt };
  });
}

/** A failed text doesn't change the state of a number that the person has changed or stopped since. */
function updatePrefs({ userPrefs, phone }: User, { channel, state, number }: DeliveryEvent) {
  if (!state) return userPrefs;
  if (channel === 'mail')
    return userPrefs.emailState === state ? userPrefs : { ...userPrefs, emailState: state };
  const isCurrent = phone === number && userPrefs.textState === 'active';
  return isCurrent ? { ...userPrefs, textState: state } : userPrefs;
}

/** Whether an event reports that its channel will not deliver the message. */
export const reportsFailure = ({ reports: { mailFailedAt, textFailedAt } }: DeliveryEvent): boolean =>
  mailFailedAt !== undefined || textFailedAt !== undefined;
