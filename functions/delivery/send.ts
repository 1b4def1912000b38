import { findExclusion } from '../matching/exclusions.ts';
import { jobMatches } from '../matching/match-rule.ts';
import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { type Delivery, type Item, type Outgoing, TryLater } from './delivery.ts';
import type { Settlement } from './delivery-store.ts';
import { nextTextAt } from './text/text-day.ts';
import { retryAt } from './timing/retry-at.ts';

const WHY_FAILED = {
  failed: 'Every channel refused the message.',
  unavailable: 'Our text service could not send it, so it was not counted.',
} as const;

/**
 * Hands a claimed message over and settles it. Defers it, uncharged, while the account's rate or quota of mails is used
 * up, and where only a text is left to go and the person's texts of the day are. Throws TryLater while it is not certain
 * what came of it.
 */
export async function send(delivery: Delivery, message: Outgoing): Promise<void> {
  const { store, handOver, now } = delivery;
  const { messageId, user, items, left } = message;
  const outcome = await handOver(message);
  if (outcome === 'refused') {
    await store.release(user.sub, messageId, now().getTime());
    throw new TryLater('The provider refused the message for now.');
  }
  if (outcome === 'unclear') throw new TryLater('The provider did not answer; its events will tell.');
  const alerts = items.map(({ alert }) => alert);
  if (outcome === 'throttled' || outcome === 'overQuota') {
    // The meter's next time moves as well: newer alerts wait for this one and go with it.
    const at = retryAt(outcome, messageId, now().getTime());
    await store.release(user.sub, messageId, at);
    return store.defer(user.sub, names(alerts), at);
  }
  if (outcome === 'spent') {
    const at = now().getTime();
    await store.release(user.sub, messageId, at);
    const { texts } = await store.meter(user.sub);
    return store.defer(user.sub, names(alerts), nextTextAt(texts, user.userPrefs.timeZone, at));
  }
  if (outcome === 'failed' || outcome === 'unavailable') {
    // The charge first: once none of its alerts is pending, nobody may look at the lease again.
    await store.release(user.sub, messageId, now().getTime());
    return settle(delivery, user.sub, alerts, 'failed', WHY_FAILED[outcome]);
  }
  await settleSent(delivery, user.sub, alerts, messageId);
  if (left === 0) await store.freeAlertsEnded(user.sub, now().toISOString());
}

/** The jobs of alerts. */
export const names = (alerts: readonly Alert[]): string[] => alerts.map((alert) => alert.sk);

/** Whether any of these alerts is still right. */
export function anyFits(
  { now }: Delivery,
  user: User,
  pending: readonly Alert[],
  found: readonly Job[],
): boolean {
  const jobs = new Map(found.map((job) => [job.jobID, job]));
  return pending.some(({ sk }) => whyNot(user, jobs.get(sk), now()) === undefined);
}

/** The alerts that are still right, with their jobs, newest first; the others are dropped, and say why. */
export async function stillFitting(
  delivery: Delivery,
  user: User,
  pending: readonly Alert[],
  found: readonly Job[],
): Promise<Item[]> {
  const jobs = new Map(found.map((job) => [job.jobID, job]));
  const fit: Item[] = [];
  for (const alert of pending) {
    const job = jobs.get(alert.sk);
    const why = whyNot(user, job, delivery.now());
    if (why !== undefined) await settle(delivery, user.sub, [alert], 'dropped', why);
    else if (job) fit.push({ alert, job });
  }
  return fit.sort((one, other) => (one.job.jobDetected > other.job.jobDetected ? -1 : 1));
}

function whyNot(user: User, job: Job | undefined, now: Date): string | undefined {
  if (!job || job.closedAt) return 'The posting has closed.';
  if (!jobMatches(user, job, now)) return 'It no longer fits the profile.';
  const excluded = findExclusion(user, job);
  return excluded && `You exclude ${excluded}.`;
}

/** Says of alerts that they were part of a message the provider took. */
export const settleSent = (delivery: Delivery, sub: string, alerts: readonly Alert[], messageId: string) =>
  write(delivery, sub, alerts, 'sent', '', messageId);

/** Says of alerts that they will not be sent, and why. */
export const settle = (
  delivery: Delivery,
  sub: string,
  alerts: readonly Alert[],
  state: 'dropped' | 'held' | 'failed',
  why: string,
) => write(delivery, sub, alerts, state, why, null);

const write = (
  { store, now }: Delivery,
  sub: string,
  alerts: readonly Alert[],
  state: Settlement['state'],
  why: string,
  messageId: string | null,
) => store.settle(sub, alerts, { state, why, at: now().toISOString(), messageId });
