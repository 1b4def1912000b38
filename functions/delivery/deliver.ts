import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { canBeAlerted, hasChannel, hasSubscription } from '../members/entitlements.ts';
import type { Alert, DailyMessages, Meter } from '../table/alert.ts';
import type { User } from '../table/user.ts';
import type { Deps, DueAlert } from './delivery.ts';
import type { UserAndJobs } from './delivery-store.ts';
import {
  deferAlerts,
  jobIdsOf,
  keepMatching,
  NO_CHANNEL,
  NO_FREE_ALERT,
  sendAndSettle,
  settleAlerts,
} from './send.ts';
import { isSettled, settleLease, UNCLEAR_MS } from './settle-lease.ts';
import { countMessage, isDigest, nextSendTime } from './timing/next-send-time.ts';

/** The most jobs in a message. A digest has everything that waits; its limit only bounds the work of one run. */
const MAX_JOBS = 10;
const MAX_DIGEST_JOBS = 200;

/** How many jobs a message at a time in milliseconds may have. */
export const maxJobsIn = (user: User, messages: DailyMessages | null, at: number): number =>
  isDigest(user, messages, at) ? MAX_DIGEST_JOBS : MAX_JOBS;

/**
 * Takes a person's pending alerts for these jobs one step further: sent, deferred, withheld or dropped. The ledger
 * decides who gets what, and the meter when and how often. A crash between claiming a message and settling it leaves its
 * outcome unclear; then the provider's delivery events decide whether it is sent again.
 */
export async function deliver(deps: Deps, sub: string, jobIds: readonly string[]): Promise<void> {
  const { store, now } = deps;
  // Taken before anything is read, so that no data is older than the time it is judged by.
  const startedAt = now();
  const at = startedAt.getTime();
  const { meter, alerts, ...userAndJobs } = await store.readSnapshot(sub, jobIds);
  const { lease, nextAt, charged } = meter;
  const leasedIds = lease?.jobIds ?? [];
  const pending = alerts.filter((alert) => alert.state === 'pending');
  const rest = pending.filter((alert) => !leasedIds.includes(alert.sk));
  // While the message before is under way or was just sent, these wait for the end of its window.
  const isYoung = lease !== null && at - lease.at < UNCLEAR_MS;
  const onlyFollows = isYoung && rest.length === pending.length && rest.length > 0;
  if (onlyFollows && nextAt > at && charged.size < FREE_ALERTS)
    return deferAlerts(deps, sub, jobIdsOf(rest), nextAt);
  const otherIds = leasedIds.filter((jobId) => !jobIds.includes(jobId));
  const leased = [
    ...alerts.filter((alert) => leasedIds.includes(alert.sk)),
    ...(otherIds.length > 0 ? await store.readAlerts(sub, otherIds) : []),
  ];
  let current = { at: startedAt, ...userAndJobs };
  let last = lease?.messageId ?? null;
  if (lease && !isSettled(lease, leased, at)) {
    if (onlyFollows) return deferAlerts(deps, sub, jobIdsOf(rest), Math.max(nextAt, at));
    last = await settleLease(deps, sub, lease, leased, at);
    current = { at: now(), ...(await store.readUserAndJobs(sub, jobIdsOf(rest))) };
  }
  if (rest.length === 0) return;
  // Nothing more can go within the window of a settled message, and everything is looked at again when it ends.
  if (nextAt > at && last !== null && charged.size < FREE_ALERTS)
    return deferAlerts(deps, sub, jobIdsOf(rest), nextAt);
  // A message that was rolled back doesn't count for the day.
  const messages = lease && last === null ? lease.before : meter.messages;
  await deliverPending(deps, sub, rest, { ...current, after: last, messages, texts: meter.texts });
}

/** Delivers the jobs of a due row and removes it. A row that got another job during the run stays for another minute. */
export async function deliverDue(deps: Deps, key: { pk: string; sk: string }): Promise<void> {
  const jobIds = await deps.store.readDue(key);
  if (!jobIds) return;
  await deliver(deps, key.sk.split('#')[1] ?? '', jobIds);
  await deps.store.removeDue(key, jobIds);
}

/** The data a message is decided by, read after a moment, and the message before it. */
interface Current extends UserAndJobs, Pick<Meter, 'messages' | 'texts'> {
  readonly at: Date;
  readonly after: string | null;
}

async function deliverPending(
  deps: Deps,
  sub: string,
  pending: readonly Alert[],
  { at, user, jobs, after, messages, texts }: Current,
): Promise<void> {
  const { store, newId } = deps;
  if (!user) return settleAlerts(deps, sub, pending, 'withheld', 'The account has been deleted.');
  if (!canBeAlerted(user, at)) {
    const why = hasChannel(user) ? NO_FREE_ALERT : NO_CHANNEL;
    return settleAlerts(deps, sub, pending, 'withheld', why);
  }
  const oldest = Math.min(...pending.map(({ matchedAt }) => Date.parse(matchedAt)));
  const sendTime = nextSendTime(user, { messages, texts, oldest }, at.getTime());
  if (sendTime > at.getTime()) return deferAlerts(deps, sub, jobIdsOf(pending), sendTime);
  const matching = await keepMatching(deps, user, pending, jobs);
  if (matching.length === 0) return;
  const max = maxJobsIn(user, messages, at.getTime());
  const [items, later] = isDigest(user, messages, at.getTime())
    ? [matching.slice(-max), matching.slice(0, -max)]
    : [matching.slice(0, max), matching.slice(max)];
  const messageId = newId();
  const jobIds = itemIds(items);
  const lease = { messageId, attempt: messageId, at: at.getTime(), jobIds, before: messages };
  const nextAt = at.getTime() + user.alertSettings.foldMinutes * 60_000;
  const charge = !hasSubscription(user, at);
  const meter = await store.claim(sub, {
    lease,
    nextAt,
    charge,
    now: at.getTime(),
    after,
    messages: countMessage(messages, user.userPrefs.timeZone, at.getTime()),
  });
  if (!meter) return deferOrWithhold(deps, user, matching, { at, charge, after });
  if (later.length > 0) await deferAlerts(deps, sub, itemIds(later), nextAt);
  const freeAlertsLeft = charge ? FREE_ALERTS - meter.charged.size : null;
  await sendAndSettle(deps, { messageId, user, items, freeAlertsLeft });
}

/** After a failed claim: the alerts wait for the window, or are withheld if no free alert will be left for them. */
async function deferOrWithhold(
  deps: Deps,
  { sub }: User,
  items: readonly DueAlert[],
  { at, charge, after }: { at: Date; charge: boolean; after: string | null },
): Promise<void> {
  const { store } = deps;
  const meter = await store.readMeter(sub);
  const isUnderWay = (meter.lease?.messageId ?? null) !== after;
  // A message under way may still be refused and refunded.
  const isUsedUp = charge && meter.charged.size >= FREE_ALERTS && !isUnderWay;
  if (!isUsedUp) return deferAlerts(deps, sub, itemIds(items), Math.max(meter.nextAt, at.getTime()));
  await store.markFreeAlertsEnded(sub, at.toISOString());
  const alerts = items.map(({ alert }) => alert);
  await settleAlerts(deps, sub, alerts, 'withheld', NO_FREE_ALERT);
}

const itemIds = (items: readonly DueAlert[]): string[] => jobIdsOf(items.map(({ alert }) => alert));
