import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { hasChannel } from '../members/entitlements.ts';
import type { Alert, Lease } from '../table/alert.ts';
import { type Deps, RetryLaterError } from './delivery.ts';
import { anyMatches, keepMatching, markSent, NO_CHANNEL, sendAndSettle, settleAlerts } from './send.ts';

/**
 * How long delivery events may take to settle an unclear outcome, in milliseconds. It exceeds the longest run
 * of delivery (15 s in the template) by the time events take: only then does silence prove that nothing was
 * sent.
 */
export const UNCLEAR_MS = 30_000;

/** A lease this old no longer matters, in milliseconds: the rows that show how it ended are kept longer. */
const FORGOTTEN_AFTER = 7 * 86_400_000;

/** Whether the outcome of a lease's message is settled. */
export function isSettled(lease: Lease, leased: readonly Alert[], at: number): boolean {
  // A run that read the meter before the claim may withhold or drop alerts of a message that is sent.
  if (wasSent(lease, leased)) return leased.every((alert) => alert.state === 'sent');
  return leased.every((alert) => alert.state !== 'pending') && at - lease.at > FORGOTTEN_AFTER;
}

const wasSent = ({ messageId }: Lease, leased: readonly Alert[]): boolean =>
  leased.some((alert) => alert.state === 'sent' && alert.messageId === messageId);

/**
 * Finishes a message that was claimed and not settled; `at` was taken before its lease was read. Returns the person's
 * last message: this one, or null if it was rolled back. Throws `RetryLaterError` while the outcome is unclear.
 */
export async function settleLease(
  deps: Deps,
  sub: string,
  lease: Lease,
  leased: readonly Alert[],
  at: number,
): Promise<string | null> {
  const { store, newId } = deps;
  const { messageId } = lease;
  if (wasSent(lease, leased) || (await store.wasAccepted(messageId))) {
    // Read once it is known to be sent: another attempt may have left out some of the jobs.
    const { lease: last } = await store.readMeter(sub);
    const sentIds = last?.messageId === messageId ? last.jobIds : [];
    const sent = leased.filter(({ sk, state }) => state !== 'sent' && sentIds.includes(sk));
    await markSent(deps, sub, sent, messageId);
    return messageId;
  }
  const pending = leased.filter((alert) => alert.state === 'pending');
  if (at - lease.at < UNCLEAR_MS)
    throw new RetryLaterError('Outcome unknown: waiting for the delivery event.');
  const next = { ...lease, at, attempt: newId() };
  const meter = await store.beginAttempt(sub, lease, next);
  if (!meter) throw new RetryLaterError('Another run is sending this message.');
  const user = await store.readUser(sub);
  if (!user || !hasChannel(user) || !(await anyMatches(deps, user, pending))) {
    // Refunded before anything is settled: no later run looks at the lease once none of its alerts is pending.
    await store.release(sub, messageId, at);
    if (user && hasChannel(user)) await keepMatching(deps, user, pending);
    else await settleAlerts(deps, sub, pending, 'withheld', NO_CHANNEL);
    return null;
  }
  const items = await keepMatching(deps, user, pending);
  if (items.length === 0) throw new RetryLaterError('No matching jobs remain.');
  // A job that is left out may be alerted again, and then in another message.
  const jobIds = items.map(({ alert }) => alert.sk);
  if (jobIds.length < lease.jobIds.length && !(await store.beginAttempt(sub, next, { ...next, jobIds })))
    throw new RetryLaterError('Another run is sending this message.');
  const freeAlertsLeft = meter.charged.has(messageId) ? FREE_ALERTS - meter.charged.size : null;
  await sendAndSettle(deps, { messageId, user, items, freeAlertsLeft }, 'repeated');
  return messageId;
}
