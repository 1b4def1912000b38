import { canBeAlerted, subscribes } from '../matching/reachable.ts';
import { stillMatches } from '../matching/still-matches.ts';
import type { Alert, Lease, Meter } from '../table/alert.ts';
import { FREE_ALERTS } from '../table/free-alerts.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** Further jobs within this time of a message fold into the next one, in milliseconds. */
export const FOLD_WINDOW = 10 * 60_000;

/** How long the provider's events may take to settle an unclear outcome, in milliseconds. */
export const UNCLEAR_FOR = 30_000;

/** The most jobs one message carries. */
export const JOBS_IN_A_MESSAGE = 10;

/** What handing a message to the provider gave. refused: certainly not taken; unclear: nobody knows yet. */
export type HandOver = 'accepted' | 'refused' | 'unclear';

/** A message as the provider is to get it. */
export interface Outgoing {
  readonly messageId: string;
  readonly user: User;
  readonly items: readonly { job: Job; alert: Alert }[];
  /** Free alerts left after this message; null for subscribers. */
  readonly left: number | null;
}

/** What delivery needs of the world. */
export interface Delivery {
  readonly store: DeliveryStore;
  readonly handOver: (message: Outgoing) => Promise<HandOver>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The outcome is not settled: the message is to come again later. */
export class TryLater extends Error {}

/**
 * Brings the person's pending alerts among these jobs one step on: sent, deferred, held or dropped. The ledger row
 * decides who gets what, the meter when and how often; between the claim and the settling a crash is unclear, and
 * then the provider's events are asked before anything is sent again.
 */
export async function deliver(delivery: Delivery, sub: string, jobIds: readonly string[]): Promise<void> {
  const { store } = delivery;
  const meter = await store.meter(sub);
  const leased = meter.lease?.jobIds ?? [];
  const alerts = await store.alerts(sub, [...new Set([...jobIds, ...leased])]);
  const pending = alerts.filter((alert) => alert.state === 'pending');
  const unsettled = pending.filter((alert) => leased.includes(alert.sk));
  if (meter.lease && unsettled.length > 0) await settleLease(delivery, sub, meter.lease, unsettled);
  const rest = pending.filter((alert) => !leased.includes(alert.sk) && jobIds.includes(alert.sk));
  if (rest.length > 0) await deliverPending(delivery, sub, rest);
}

async function deliverPending(delivery: Delivery, sub: string, pending: readonly Alert[]): Promise<void> {
  const { store, now, newId } = delivery;
  const at = now();
  const user = await store.user(sub);
  if (!user || !canBeAlerted(user, at)) {
    return settle(
      delivery,
      sub,
      pending,
      'held',
      user ? 'No channel, or no free alert left.' : 'No account.',
    );
  }
  const fit = await stillFitting(delivery, user, pending);
  if (fit.length === 0) return;
  const meter = await store.meter(sub);
  const charge = !subscribes(user, at);
  if (charge && meter.charged.size >= FREE_ALERTS) {
    await store.freeAlertsEnded(sub, at.toISOString());
    return settle(
      delivery,
      sub,
      fit.map(({ alert }) => alert),
      'held',
      'No free alert left.',
    );
  }
  const [first, later] = [fit.slice(0, JOBS_IN_A_MESSAGE), fit.slice(JOBS_IN_A_MESSAGE)];
  const jobIds = first.map(({ alert }) => alert.sk);
  const lease: Lease = { messageId: newId(), jobIds, at: at.getTime() };
  const nextAt = at.getTime() + FOLD_WINDOW;
  if (!(await store.claim(sub, { lease, nextAt, charge, now: at.getTime() }))) {
    const current = await store.meter(sub);
    return store.defer(
      sub,
      fit.map(({ alert }) => alert.sk),
      Math.max(current.nextAt, at.getTime()),
    );
  }
  if (later.length > 0)
    await store.defer(
      sub,
      later.map(({ alert }) => alert.sk),
      nextAt,
    );
  await send(delivery, { messageId: lease.messageId, user, items: first, left: leftAfter(meter, charge) });
}

const leftAfter = (meter: Meter, charge: boolean) => (charge ? FREE_ALERTS - meter.charged.size - 1 : null);

/** The alerts that are still right, with their jobs; the others are dropped, and say why. */
async function stillFitting(delivery: Delivery, user: User, pending: readonly Alert[]) {
  const jobs = new Map(
    (await delivery.store.jobs(pending.map((alert) => alert.sk))).map((job) => [job.jobID, job]),
  );
  const fit: { alert: Alert; job: Job }[] = [];
  for (const alert of pending) {
    const job = jobs.get(alert.sk);
    if (!job || job.closedAt) await settle(delivery, user.sub, [alert], 'dropped', 'The posting has closed.');
    else if (!stillMatches(user, job))
      await settle(delivery, user.sub, [alert], 'dropped', 'It no longer fits the profile.');
    else fit.push({ alert, job });
  }
  return fit.sort((one, other) => (one.job.jobDetected > other.job.jobDetected ? -1 : 1));
}

/** Finishes a message whose hand-over was started and not settled. */
async function settleLease(
  delivery: Delivery,
  sub: string,
  lease: Lease,
  unsettled: readonly Alert[],
): Promise<void> {
  const { store, now } = delivery;
  if (await store.accepted(lease.messageId))
    return settle(delivery, sub, unsettled, 'sent', '', lease.messageId);
  const at = now().getTime();
  if (at - lease.at < UNCLEAR_FOR)
    throw new TryLater('The provider has not yet said whether it took the message.');
  const [user, jobs] = await Promise.all([store.user(sub), store.jobs(unsettled.map((alert) => alert.sk))]);
  const items = unsettled.flatMap((alert) => {
    const job = jobs.find((one) => one.jobID === alert.sk);
    return job && !job.closedAt ? [{ alert, job }] : [];
  });
  if (!user || items.length === 0) {
    await settle(delivery, sub, unsettled, 'dropped', 'The posting has closed.');
    return store.release(sub, lease.messageId, at);
  }
  if (!(await store.attempt(sub, lease, at))) throw new TryLater('The message is being sent elsewhere.');
  const meter = await store.meter(sub);
  const left = meter.charged.has(lease.messageId) ? FREE_ALERTS - meter.charged.size : null;
  await send(delivery, { messageId: lease.messageId, user, items, left });
}

async function send(delivery: Delivery, message: Outgoing): Promise<void> {
  const { store, handOver, now } = delivery;
  const { sub } = message.user;
  const outcome = await handOver(message);
  if (outcome === 'refused') {
    await store.release(sub, message.messageId, now().getTime());
    throw new TryLater('The provider refused the message for now.');
  }
  if (outcome === 'unclear') throw new TryLater('The provider did not answer; its events will tell.');
  await settle(
    delivery,
    sub,
    message.items.map(({ alert }) => alert),
    'sent',
    '',
    message.messageId,
  );
  if (message.left === 0) await store.freeAlertsEnded(sub, now().toISOString());
}

const settle = (
  { store, now }: Delivery,
  sub: string,
  alerts: readonly Alert[],
  state: 'sent' | 'dropped' | 'held',
  why: string,
  messageId: string | null = null,
) =>
  store.settle(
    sub,
    alerts.map((alert) => alert.sk),
    { state, why, at: now().toISOString(), messageId },
  );
