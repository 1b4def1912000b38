import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { DeliveryReports, Meter } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { type DeliveryEvent, isLost, reportsFailure } from './delivery-event.ts';

/** What delivery events change. */
export interface EventStore {
  /** Keeps what was reported about a message and returns all that is known of it: the provider has taken it. */
  note(messageId: string, reports: DeliveryReports): Promise<DeliveryReports>;
  /**
   * Takes a message off what is charged to the free alerts, if it is charged. Not where a text went along, unless
   * `textFailed`.
   */
  giveBack(sub: string, messageId: string, how: { readonly textFailed: boolean }): Promise<void>;
  /** Changes a person's record whoever else does; undefined leaves it as it is. */
  change(sub: string, change: (user: User, meter: Meter) => User | undefined): Promise<void>;
}

/** Acts upon one event. Events come late, twice and in any order; each may be repeated from the start. */
export async function handleDeliveryEvent(store: EventStore, event: DeliveryEvent): Promise<void> {
  const { messageId, sub, state } = event;
  const known = await store.note(messageId, event.reports);
  const refund = reportsFailure(event) && isLost(known);
  if (refund) await store.giveBack(sub, messageId, { textFailed: known.textFailedAt !== undefined });
  if (!state && !refund) return;
  await store.change(sub, (user, meter) => {
    const userPrefs = prefsAfter(user, event);
    const endedAt = meter.charged.size < FREE_ALERTS ? null : user.freeAlertsEndedAt;
    if (userPrefs === user.userPrefs && endedAt === user.freeAlertsEndedAt) return undefined;
    return { ...user, userPrefs, freeAlertsEndedAt: endedAt };
  });
}

/** A text that failed says nothing of a number that the person has changed, or stopped, since. */
function prefsAfter({ userPrefs, phone }: User, { channel, state, number }: DeliveryEvent) {
  if (!state) return userPrefs;
  if (channel === 'mail')
    return userPrefs.emailState === state ? userPrefs : { ...userPrefs, emailState: state };
  const isCurrent = phone === number && userPrefs.textState === 'on';
  return isCurrent ? { ...userPrefs, textState: state } : userPrefs;
}
