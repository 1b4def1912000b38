import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { canBeAlerted, hasChannel, hasSubscription } from '../members/entitlements.ts';
import type { Alert, DailyMessages, Meter } from '../table/alert.ts';
import type { User } from '../table/user.ts';
import type { Delivery, Item } from './delivery.ts';
import type { Suited } from './delivery-store.ts';
import { names, send, settle, stillFitting } from './send.ts';
import { isSettled, settleLease, UNCLEAR_FOR } from './settle-lease.ts';
import { isDigest, nextSendTime, withOneMore } from './timing/next-send-time.ts';
import { NO_CHANNEL, NO_FREE_ALERT } from './withheld-reasons.ts';

/** Most jobs in one message. A digest has everything that waits; it is cut only to bound the work of one run. */
const JOBS_IN_A_MESSAGE = 10;
const JOBS_IN_A_DIGEST = 200;

/** How many jobs the message at this time may carry, in milliseconds since 1970. */
export const jobsInMessage = (user: User, messages: DailyMessages | null, at: number): number =>
  isDigest(user, messages, at) ? JOBS_IN_A_DIGEST : JOBS_IN_A_MESSAGE;

/**
 * Brings the person's pending alerts among these jobs one step on: sent, deferred, held or dropped. The ledger row
 * decides who gets what, the meter when and how often; between the claim and the settling a crash is unclear, and
 * then the provider's events are asked before anything is sent again.
 */
export async function deliver(delivery: Delivery, sub: string, jobIds: readonly string[]): Promise<void> {
  const { store, now } = delivery;
  // Taken before anything is read, so that what is read is never older than the time it is judged by.
  const began = now();
  const at = began.getTime();
  const { meter, alerts, ...suited } = await store.standing(sub, jobIds);
  const { lease, nextAt, charged } = meter;
  const leased = lease?.jobIds ?? [];
  const asked = alerts.filter((alert) => alert.state === 'pending');
  const rest = asked.filter((alert) => !leased.includes(alert.sk));
  // Under way or just gone, the message before these keeps them waiting until its window ends.
  const isYoung = lease !== null && at - lease.at < UNCLEAR_FOR;
  const onlyFollow = isYoung && rest.length === asked.length && rest.length > 0;
  if (onlyFollow && nextAt > at && charged.size < FREE_ALERTS) return store.defer(sub, names(rest), nextAt);
  const others = leased.filter((jobId) => !jobIds.includes(jobId));
  const own = [
    ...alerts.filter((alert) => leased.includes(alert.sk)),
    ...(others.length > 0 ? await store.alerts(sub, others) : []),
  ];
  let found = { at: began, ...suited };
  let last = lease?.messageId ?? null;
  if (lease && !isSettled(lease, own, at)) {
    if (onlyFollow) return store.defer(sub, names(rest), Math.max(nextAt, at));
    last = await settleLease(delivery, sub, lease, own, at);
    found = { at: now(), ...(await store.suited(sub, names(rest))) };
  }
  if (rest.length === 0) return;
  // Within the window of a settled message nothing more can go, and at its end all is looked at anyway.
  if (nextAt > at && last !== null && charged.size < FREE_ALERTS)
    return store.defer(sub, names(rest), nextAt);
  // A message that was taken back is no longer among the day's.
  const messages = lease && last === null ? lease.before : meter.messages;
  await deliverPending(delivery, sub, rest, { ...found, after: last, messages, texts: meter.texts });
}

/** What decides on a message, as it was found after a moment, and the message before it. */
interface Found extends Suited, Pick<Meter, 'messages' | 'texts'> {
  readonly at: Date;
  readonly after: string | null;
}

async function deliverPending(
  delivery: Delivery,
  sub: string,
  pending: readonly Alert[],
  { at, user, jobs, after, messages, texts }: Found,
): Promise<void> {
  const { store, newId } = delivery;
  if (!user) return settle(delivery, sub, pending, 'held', 'No account.');
  if (!canBeAlerted(user, at)) {
    const why = hasChannel(user) ? NO_FREE_ALERT : NO_CHANNEL;
    return settle(delivery, sub, pending, 'held', why);
  }
  const oldest = Math.min(...pending.map(({ matchedAt }) => Date.parse(matchedAt)));
  const opens = nextSendTime(user, { messages, texts, oldest }, at.getTime());
  if (opens > at.getTime()) return store.defer(sub, names(pending), opens);
  const fit = await stillFitting(delivery, user, pending, jobs);
  if (fit.length === 0) return;
  const most = jobsInMessage(user, messages, at.getTime());
  const [first, later] = isDigest(user, messages, at.getTime())
    ? [fit.slice(-most), fit.slice(0, -most)]
    : [fit.slice(0, most), fit.slice(most)];
  const messageId = newId();
  const lease = { messageId, attempt: messageId, at: at.getTime(), jobIds: jobsOf(first), before: messages };
  const nextAt = at.getTime() + user.alertSettings.foldMinutes * 60_000;
  const charge = !hasSubscription(user, at);
  const meter = await store.claim(sub, {
    lease,
    nextAt,
    charge,
    now: at.getTime(),
    after,
    messages: withOneMore(messages, user.userPrefs.timeZone, at.getTime()),
  });
  if (!meter) return notNow(delivery, user, fit, { at, charge, after });
  if (later.length > 0) await store.defer(sub, jobsOf(later), nextAt);
  await send(delivery, {
    messageId,
    user,
    items: first,
    left: charge ? FREE_ALERTS - meter.charged.size : null,
  });
}

/** The claim failed: the alerts wait for the window, or are held if no free alert will ever be left for them. */
async function notNow(
  delivery: Delivery,
  { sub }: User,
  fit: readonly Item[],
  { at, charge, after }: { at: Date; charge: boolean; after: string | null },
): Promise<void> {
  const { store } = delivery;
  const meter = await store.meter(sub);
  const underWay = (meter.lease?.messageId ?? null) !== after;
  // A message under way may yet be refused and give its charge back.
  const spent = charge && meter.charged.size >= FREE_ALERTS && !underWay;
  if (!spent) return store.defer(sub, jobsOf(fit), Math.max(meter.nextAt, at.getTime()));
  await store.freeAlertsEnded(sub, at.toISOString());
  const alerts = fit.map(({ alert }) => alert);
  await settle(delivery, sub, alerts, 'held', NO_FREE_ALERT);
}

const jobsOf = (items: readonly Item[]): string[] => names(items.map(({ alert }) => alert));
