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

/**
 * Looks at the alerts of a due row and removes it. A crash in between leaves the row, and the alerts are
 * looked at again.
 */
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

/** Returns whether the run is done; otherwise something has changed, and it looks again. */
async function lookAtWaiting(deps: Deps, sub: string, opened: string | undefined): Promise<boolean> {
  // Taken before anything is read, so that no data is older than the time it is judged by.
  const at = deps.now();
  const meter = await deps.store.readMeter(sub);
  if (opened !== undefined && isCovered(meter, opened, at.getTime())) {
    log.info('alert waits', { jobId: opened, until: new Date(meter.dueAt ?? at).toISOString() });
    return true;
  }
  const look = new Look(deps, { sub, at, meter, ...(await readWaiting(deps, sub, meter, opened)) });
  return look.takeStep(opened);
}

/** The state that a message is decided by: the meter first, and nothing older than it. */
interface Seen extends WaitingAlerts {
  readonly sub: string;
  readonly at: Date;
  readonly meter: Meter;
}

/** A look at what waits for a person. Each method returns whether the run is done. */
class Look {
  readonly #deps: Deps;
  readonly #seen: Seen;
  readonly #now: number;

  constructor(deps: Deps, seen: Seen) {
    this.#deps = deps;
    this.#seen = seen;
    this.#now = seen.at.getTime();
  }

  async takeStep(opened: string | undefined): Promise<boolean> {
    const { sub, meter, waiting, leased } = this.#seen;
    const { lease } = meter;
    if (lease && !isSettled(lease, leased, this.#now)) {
      const isOwn = opened === undefined || lease.jobIds.includes(opened);
      const clearAt = lease.at + UNCLEAR_MS;
      if (!isOwn && this.#now < clearAt) return this.#defer(Math.max(clearAt, meter.nextAt));
      await settleLease(this.#deps, sub, lease, leased, this.#now);
      return waiting.length === 0;
    }
    return waiting.length === 0 || this.#deliver();
  }

  async #defer(at: number, to?: string): Promise<true> {
    const { sub, waiting } = this.#seen;
    if (waiting.length > 0) await waitUntil(this.#deps, sub, lowestJobId(waiting), at, to);
    return true;
  }

  async #deliver(): Promise<boolean> {
    const { sub, meter, waiting } = this.#seen;
    const user = await this.#deps.store.readUser(sub);
    const why = await this.#whyWithheld(user);
    if (!user || why !== undefined) {
      await settleAlerts(this.#deps, sub, waiting, 'withheld', why ?? ACCOUNT_GONE);
      return this.#skipSettled();
    }
    const digest = digestAhead(meter, waiting, this.#now);
    if (digest) return this.#defer(digest.at, digest.to);
    const sendTime = sendTimeOf(user, meter, waiting, Math.max(this.#now, meter.nextAt));
    return sendTime > this.#now ? this.#defer(sendTime) : this.#send(user);
  }

  /** Returns why nothing can be sent to a person whose last message is settled. */
  async #whyWithheld(user: User | undefined): Promise<string | undefined> {
    const { sub, at, meter } = this.#seen;
    if (!user) return ACCOUNT_GONE;
    if (!hasChannel(user)) return NO_CHANNEL;
    if (!canBeAlerted(user, at)) return NO_FREE_ALERT;
    if (hasSubscription(user, at) || meter.charged.size < FREE_ALERTS) return undefined;
    await this.#deps.store.markFreeAlertsEnded(sub, at.toISOString());
    return NO_FREE_ALERT;
  }

  /**
   * After everything that was read is settled without a message: later looks begin where this one ended, or each would
   * read all of them again. Returns whether nothing is left.
   */
  async #skipSettled(): Promise<boolean> {
    const { sub, meter, waiting, hasMore } = this.#seen;
    const last = waiting.at(-1);
    if (!last || hasMore) return !hasMore;
    const { dueAt, waitingFrom, waitingTo } = meter;
    // With a due row, alerts may have joined it since they were read here, so nothing may be left out.
    if (dueAt === null && last.sk > waitingFrom)
      await this.#deps.store.noteDue(sub, meter, { dueAt, waitingFrom: last.sk, waitingTo });
    return true;
  }

  /**
   * Claims and sends one message: with all that waits, the oldest first, or with what it has room for, the
   * freshest and best first. The rest waits for a digest, and what that has no room for stays on the alerts
   * page.
   */
  async #send(user: User): Promise<boolean> {
    const { sub, meter, waiting, hasMore } = this.#seen;
    const at = this.#now;
    const { messages, texts, lease, dueAt, waitingFrom, digest, leftUntil } = meter;
    const count = hasMore ? Number.POSITIVE_INFINITY : waiting.length;
    const room = roomAt(
      user,
      { messages, digestAt: digest?.at ?? null, oldest: oldestOf(waiting), waiting: count },
      at,
    );
    const { items, rest } = await chooseItems(this.#deps, user, waiting, room, at);
    if (items.length === 0) return this.#skipSettled();
    const messageId = this.#deps.newId();
    const charge = !hasSubscription(user, this.#seen.at);
    const after = { messages: countMessage(messages, user.userPrefs.timeZone, at), texts };
    const isPart = rest.length > 0 || hasMore;
    // What a new subscriber missed is no reason to hold back the first new job.
    const isCatchUp = !isPart && items.every(({ alert }) => alert.catchUp !== undefined);
    const nextAt = isCatchUp ? at : at + user.alertSettings.foldMinutes * 60_000;
    const left = { leftUntil: room.isDigest && isPart ? laterOf(leftUntil, waiting, at) : leftUntil };
    const waits = rest.filter((alert) => !isLeft(left, alert));
    const waitsForDigest = waits.length > 0 && !isDigest(user, { ...after, oldest: oldestOf(waits) }, nextAt);
    const lowest = hasMore && !room.isDigest ? waitingFrom : lowestJobId(waiting);
    const claimed = await this.#deps.store.claim(sub, {
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
    if (claimed.digest) await waitUntil(this.#deps, sub, lowest, claimed.digest.at, claimed.digest.to);
    else if (waits.length > 0)
      await waitUntil(this.#deps, sub, lowest, sendTimeOf(user, after, waits, nextAt));
    const freeAlertsLeft = charge ? FREE_ALERTS - claimed.charged.size : null;
    const leftOut = countLeftOut(items, rest, hasMore);
    await sendAndSettle(this.#deps, { messageId, user, items, freeAlertsLeft, ...withoutEmpty({ leftOut }) });
    return true;
  }
}

const ACCOUNT_GONE = 'The account has been deleted.';

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
