import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { hasChannel } from '../members/entitlements.ts';
import type { Alert, Lease } from '../table/alert.ts';
import { type Delivery, TryLater } from './delivery.ts';
import { anyFits, names, send, settle, settleSent, stillFitting } from './send.ts';
import { NO_CHANNEL } from './withheld-reasons.ts';

/**
 * How long the provider's events may take to settle an unclear outcome, in milliseconds. It exceeds the longest run
 * of delivery (15 s in the template) by the time events take: only then is silence a proof that nothing was sent.
 */
export const UNCLEAR_FOR = 30_000;

/** A lease this old concerns nobody any more, in milliseconds: the rows that tell how it ended outlive it. */
const FORGOTTEN_AFTER = 7 * 86_400_000;

/** Whether nothing is left to find out of a lease; `own` are its alerts. */
export function isSettled(lease: Lease, own: readonly Alert[], at: number): boolean {
  if (own.some((alert) => alert.state === 'pending')) return false;
  return wasSent(lease, own) || at - lease.at > FORGOTTEN_AFTER;
}

const wasSent = ({ messageId }: Lease, own: readonly Alert[]): boolean =>
  own.some((alert) => alert.state === 'sent' && alert.messageId === messageId);

/**
 * Finishes a message whose hand-over was begun and not settled; `at` was taken before its lease was read. Gives the
 * person's last message as it then is: this one, or null where it was taken back. Throws TryLater while it is unclear.
 */
export async function settleLease(
  delivery: Delivery,
  sub: string,
  lease: Lease,
  own: readonly Alert[],
  at: number,
): Promise<string | null> {
  const { store, newId } = delivery;
  const { messageId } = lease;
  const pending = own.filter((alert) => alert.state === 'pending');
  if (wasSent(lease, own) || (await store.accepted(messageId))) {
    // Read after it is known to be sent: a further attempt may have left out some of the jobs.
    const { lease: last } = await store.meter(sub);
    const told = last?.messageId === messageId ? last.jobIds : [];
    const sent = pending.filter(({ sk }) => told.includes(sk));
    await settleSent(delivery, sub, sent, messageId);
    return messageId;
  }
  if (at - lease.at < UNCLEAR_FOR)
    throw new TryLater('The provider has not yet said whether it took the message.');
  const next = { ...lease, at, attempt: newId() };
  const meter = await store.attempt(sub, lease, next);
  if (!meter) throw new TryLater('The message is being sent elsewhere.');
  const { user, jobs } = await store.suited(sub, names(pending));
  if (!user || !hasChannel(user) || !anyFits(delivery, user, pending, jobs)) {
    // Given back before anything is settled: once none of its alerts is pending, nobody may look at the lease again.
    await store.release(sub, messageId, at);
    if (user && hasChannel(user)) await stillFitting(delivery, user, pending, jobs);
    else await settle(delivery, sub, pending, 'held', NO_CHANNEL);
    return null;
  }
  const items = await stillFitting(delivery, user, pending, jobs);
  if (items.length === 0) throw new TryLater('The last of its jobs stopped fitting just now.');
  // What is left out may be opened again, and is then none of this message's.
  const jobIds = items.map(({ alert }) => alert.sk);
  if (jobIds.length < lease.jobIds.length && !(await store.attempt(sub, next, { ...next, jobIds })))
    throw new TryLater('The message is being sent elsewhere.');
  const left = meter.charged.has(messageId) ? FREE_ALERTS - meter.charged.size : null;
  await send(delivery, { messageId, user, items, left });
  return messageId;
}
