import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { canBeAlerted, hasChannel, hasSubscription } from '../members/entitlements.ts';
import { log } from '../platform/log.ts';
import { withoutEmpty } from '../platform/without-empty.ts';
import { type Alert, isCovered, type Meter } from '../table/alert.ts';
import { isLeft } from '../table/is-left.ts';
import type { Key } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import { chooseItems, countLeftOut } from './choose-items.ts';
import { type Deps, RetryLaterError } from './delivery.ts';
import { digestAhead, leaveUntil, roomAt } from './message-room.ts';
import { lowestJobId, NO_CHANNEL, NO_FREE_ALERT, sendAndSettle, settleAlerts } from './send.ts';
import { isSettled, settleLease, UNCLEAR_MS } from './settle-lease.ts';
import { countMessage, isDigest, nextDigestTime, nextSendTime } from './timing/next-send-time.ts';
import { readWaiting, type WaitingAlerts, waitUntil } from './waiting.ts';

/** How often a run looks again because another one has changed the person's meter. */
const MAX_LOOKS = 8;

/**
 * Takes a person's waiting alerts one step further: sent in one message, deferred until a message may go, withheld or
 * dropped. `opened` is the job of a new alert; if the alerts that wait have a due row, it joins them
 * and nothing is done. The ledger decides who gets what, and the meter when and how often. A crash between claiming a
 * message and settling it leaves its outcome unclear; then the provider's delivery events decide whether it is sent
 * again.
 */
export async function deliver(deps: Deps, sub: string, opened?: string): Promise<void> {
  for (let look = 1; look <= MAX_LOOKS; look += 1) if (await lookAtWaiting(deps, sub, opened)) return;
  throw new RetryLaterError('Other runs keep changing the meter of this person.');
}

/** Looks at the alerts of a due row and removes it. A crash in between leaves the row, and the alerts are looked at again. */
export async function deliverDue(deps: Deps, key: Key): Promise<void> {
  const { store } = deps;
  const version = await store.readDue(key);
  if (version === undefined) return;
  const [minute = '', sub = ''] = key.sk.split('#');
  // Before anything is read: an alert that joined this row is read below, and later ones need another row.
  await store.clearDue(sub, Date.parse(minute));
  await deliver(deps, sub);
  await store.removeDue(key, version);
}

/** The state that a message is decided by: the meter first, and nothing older than it. */
interface Look extends WaitingAlerts {
  readonly sub: string;
  readonly at: Date;
  readonly meter: Meter;
}

/** Returns whether the run is done; otherwise something has changed, and it looks again. */
async function lookAtWaiting(deps: Deps, sub: string, opened: string | undefined): Promise<boolean> {
  const { store, now } = deps;
  // Taken before anything is read, so that no data is older than the time it is judged by.
  const at = now();
  const meter = await store.readMeter(sub);
  if (opened !== undefined && isCovered(meter, opened, at.getTime())) {
    log.info('alert waits', { jobId: opened, until: new Date(meter.dueAt ?? at).toISOString() });
    return true;
  }
  const look = { sub, at, meter, ...(await readWaiting(deps, sub, meter, opened)) };
  const { lease } = meter;
  if (lease && !isSettled(lease, look.leased, at.getTime())) {
    const isOwn = opened === undefined || lease.jobIds.includes(opened);
    const clearAt = lease.at + UNCLEAR_MS;
    if (!isOwn && at.getTime() < clearAt) return deferUntil(deps, look, Math.max(clearAt, meter.nextAt));
    await settleLease(deps, sub, lease, look.leased, at.getTime());
    return look.waiting.length === 0;
  }
  return look.waiting.length === 0 || deliverWaiting(deps, look);
}

async function deferUntil(deps: Deps, { sub, waiting }: Look, at: number, to?: string): Promise<true> {
  if (waiting.length > 0) await waitUntil(deps, sub, lowestJobId(waiting), at, to);
  return true;
}

async function deliverWaiting(deps: Deps, look: Look): Promise<boolean> {
  const { store } = deps;
  const { sub, at, meter, waiting } = look;
  const user = await store.readUser(sub);
  const why = await whyWithheld(deps, look, user);
  if (!user || why !== undefined) {
    await settleAlerts(deps, sub, waiting, 'withheld', why ?? ACCOUNT_GONE);
    return skipSettled(deps, look);
  }
  const digest = digestAhead(meter, waiting, at.getTime());
  if (digest) return deferUntil(deps, look, digest.at, digest.to);
  const sendTime = sendTimeOf(user, meter, waiting, Math.max(at.getTime(), meter.nextAt));
  if (sendTime > at.getTime()) return deferUntil(deps, look, sendTime);
  return sendWaiting(deps, look, user);
}

/**
 * After everything that was read is settled without a message: later looks begin where this one ended, or each would read
 * all of them again. Returns whether nothing is left.
 */
async function skipSettled({ store }: Deps, { sub, meter, waiting, hasMore }: Look): Promise<boolean> {
  const last = waiting.at(-1);
  if (!last || hasMore) return !hasMore;
  const { dueAt, waitingFrom, waitingTo } = meter;
  // With a due row, alerts may have joined it since they were read here, so nothing may be left out.
  if (dueAt === null && last.sk > waitingFrom)
    await store.noteDue(sub, meter, { dueAt, waitingFrom: last.sk, waitingTo });
  return true;
}

const ACCOUNT_GONE = 'The account has been deleted.';

/** Returns why nothing can be sent to a person whose last message is settled. */
async function whyWithheld(
  { store }: Deps,
  { sub, at, meter }: Look,
  user: User | undefined,
): Promise<string | undefined> {
  if (!user) return ACCOUNT_GONE;
  if (!hasChannel(user)) return NO_CHANNEL;
  if (!canBeAlerted(user, at)) return NO_FREE_ALERT;
  if (hasSubscription(user, at) || meter.charged.size < FREE_ALERTS) return undefined;
  await store.markFreeAlertsEnded(sub, at.toISOString());
  return NO_FREE_ALERT;
}

/**
 * Claims and sends one message: with all that waits, the oldest first, or with what it has room for, the freshest and best
 * first. The rest waits for a digest, and what that has no room for stays on the alerts page.
 */
async function sendWaiting(deps: Deps, look: Look, user: User): Promise<boolean> {
  const { store, newId } = deps;
  const { sub, meter, waiting, hasMore } = look;
  const at = look.at.getTime();
  const { messages, texts, lease, dueAt, waitingFrom, digest, leftUntil } = meter;
  const count = hasMore ? Number.POSITIVE_INFINITY : waiting.length;
  const room = roomAt(
    user,
    { messages, digestAt: digest?.at ?? null, oldest: oldestOf(waiting), waiting: count },
    at,
  );
  const { items, rest } = await chooseItems(deps, user, waiting, room, at);
  if (items.length === 0) return skipSettled(deps, look);
  const messageId = newId();
  const charge = !hasSubscription(user, look.at);
  const after = { messages: countMessage(messages, user.userPrefs.timeZone, at), texts };
  const isPart = rest.length > 0 || hasMore;
  // What a new subscriber missed is no reason to hold back the first new job.
  const isCatchUp = !isPart && items.every(({ alert }) => alert.catchUp !== undefined);
  const nextAt = isCatchUp ? at : at + user.alertSettings.foldMinutes * 60_000;
  const left = { leftUntil: room.isDigest && isPart ? laterOf(leftUntil, waiting, at) : leftUntil };
  const waits = rest.filter((alert) => !isLeft(left, alert));
  const waitsForDigest = waits.length > 0 && !isDigest(user, { ...after, oldest: oldestOf(waits) }, nextAt);
  const lowest = hasMore && !room.isDigest ? waitingFrom : lowestJobId(waiting);
  const claimed = await store.claim(sub, {
    lease: {
      messageId,
      attempt: messageId,
      at,
      jobIds: items.map(({ alert }) => alert.sk).sort(),
      before: messages,
      digestBefore: digest,
      leftBefore: leftUntil,
    },
    nextAt,
    charge,
    now: at,
    after: lease?.messageId ?? null,
    messages: after.messages,
    due: meter,
    // With a due row, alerts may have joined it since they were read here, so nothing may be left out.
    waitingFrom: dueAt === null || lowest < waitingFrom ? lowest : waitingFrom,
    digest: waitsForDigest ? { at: nextDigestTime(user, at), to: waiting.at(-1)?.sk ?? '' } : null,
    ...left,
  });
  if (!claimed) return false;
  if (claimed.digest) await waitUntil(deps, sub, lowest, claimed.digest.at, claimed.digest.to);
  else if (waits.length > 0) await waitUntil(deps, sub, lowest, sendTimeOf(user, after, waits, nextAt));
  const freeAlertsLeft = charge ? FREE_ALERTS - claimed.charged.size : null;
  const leftOut = countLeftOut(items, rest, hasMore);
  await sendAndSettle(deps, { messageId, user, items, freeAlertsLeft, ...withoutEmpty({ leftOut }) });
  return true;
}

/** Moves on until when the alerts were matched that stay on the alerts page, for what a digest has no room for. */
function laterOf(leftUntil: string, waiting: readonly Alert[], at: number): string {
  const newest = Math.max(...waiting.map(({ matchedAt }) => Date.parse(matchedAt)));
  const until = new Date(leaveUntil(newest, at)).toISOString();
  return until > leftUntil ? until : leftUntil;
}

const sendTimeOf = (
  user: User,
  { messages, texts }: Pick<Meter, 'messages' | 'texts'>,
  waiting: readonly Alert[],
  at: number,
): number => nextSendTime(user, { messages, texts, oldest: oldestOf(waiting) }, at);

const oldestOf = (waiting: readonly Alert[]): number =>
  Math.min(...waiting.map(({ matchedAt }) => Date.parse(matchedAt)));
