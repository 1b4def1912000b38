import type { Meter } from '../table/alert.ts';
import { FREE_ALERTS } from '../table/free-alerts.ts';
import type { User } from '../table/user.ts';
import { type ProviderEvent, verdictOf } from './provider-event.ts';

/** What the mail provider's events change. */
export interface EventStore {
  /** Notes that the provider has reported of a message: it has taken it. */
  note(messageId: string, eventType: ProviderEvent['eventType'], at: string): Promise<void>;
  /** Takes a message off what is charged to the free alerts, if it is charged. */
  giveBack(sub: string, messageId: string): Promise<void>;
  /** Changes a person's record whoever else does; undefined leaves it as it is. */
  change(sub: string, change: (user: User, meter: Meter) => User | undefined): Promise<void>;
}

/** Acts upon one event. Events come late, twice and in any order; each may be repeated from the start. */
export async function takeEvent(store: EventStore, event: ProviderEvent): Promise<void> {
  const { messageId, sub, state, refund, at } = verdictOf(event);
  await store.note(messageId, event.eventType, at);
  if (refund) await store.giveBack(sub, messageId);
  if (!state && !refund) return;
  await store.change(sub, (user, meter) => {
    const { userPrefs, freeAlertsEndedAt } = user;
    const emailState = state ?? userPrefs.emailState;
    const endedAt = meter.charged.size < FREE_ALERTS ? null : freeAlertsEndedAt;
    if (emailState === userPrefs.emailState && endedAt === freeAlertsEndedAt) return undefined;
    return { ...user, userPrefs: { ...userPrefs, emailState }, freeAlertsEndedAt: endedAt };
  });
}
