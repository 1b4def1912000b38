import { findExclusion } from '../../matching/exclusions.ts';
import { jobMatches } from '../../matching/match-rule.ts';
import { acceptsEmail } from '../../members/entitlements.ts';
import { log } from '../../platform/log.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { Key } from '../../table/keys.ts';
import type { User } from '../../table/user.ts';
import { type Welcome, welcomeMessageId } from '../../table/welcome.ts';
import { type DueAlert, RetryLaterError, type SendOutcome } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { NO_CHANNEL } from '../send.ts';
import { UNCLEAR_MS } from '../settle-lease.ts';
import { retryTime } from '../timing/next-send-time.ts';
import { dueMinute } from '../waiting.ts';

export interface WelcomeMessage {
  readonly messageId: string;
  readonly user: User;
  readonly items: readonly DueAlert[];
  /** How many jobs of today and yesterday match, including those that are not listed. */
  readonly matching: number;
}

export interface WelcomeStore {
  read(sub: string): Promise<Welcome | undefined>;
  /** Begins an attempt at a mail that is due. Returns false if another run has begun one since `before`. */
  beginAttempt(sub: string, before: number | null, at: number): Promise<boolean>;
  /** Enters an alert into the ledger as sent by this message. Returns false if the person has one for the job from another message. */
  enter(alert: Alert, messageId: string, at: Date): Promise<boolean>;
  /** Settles the mail. If it was not sent, the alerts it has entered get its state, with the reason. */
  settle(sub: string, welcome: Welcome, to: WelcomeSettlement): Promise<void>;
  /** Puts a due row for the mail, in a minute (epoch ms). */
  defer(sub: string, minute: number): Promise<void>;
}

export type WelcomeSettlement =
  | { readonly state: 'sent' }
  | { readonly state: 'withheld' | 'failed'; readonly why: string };

export interface Deps {
  readonly store: WelcomeStore &
    Pick<DeliveryStore, 'readUser' | 'readJobs' | 'readDue' | 'removeDue' | 'wasAccepted'>;
  readonly sendMail: (message: WelcomeMessage) => Promise<SendOutcome>;
  readonly now: () => Date;
}

/**
 * Sends an account's welcome mail once. It bypasses meter, fold window, daily limit and quiet hours, since the person has
 * just saved job titles and waits for it. Its jobs enter the ledger before it goes out, so that no alert repeats them. After
 * an unclear outcome the delivery events decide whether it is sent again, as for alerts. While our account's mail rate or
 * quota is used up, a due row defers it. Throws `RetryLaterError` after an unclear outcome, and while SES refuses it.
 */
export async function sendWelcome(deps: Deps, sub: string): Promise<void> {
  const { store, sendMail } = deps;
  const welcome = await store.read(sub);
  if (welcome?.state !== 'due') return;
  const messageId = welcomeMessageId(sub);
  const at = deps.now();
  const settle = async (to: WelcomeSettlement) => {
    await store.settle(sub, welcome, to);
    log.info('welcome settled', { messageId, state: to.state });
  };
  if (welcome.attemptedAt !== null) {
    if (await store.wasAccepted(messageId)) return settle({ state: 'sent' });
    if (at.getTime() - welcome.attemptedAt < UNCLEAR_MS)
      throw new RetryLaterError('Outcome unknown: waiting for the delivery event.');
  }
  if (!(await store.beginAttempt(sub, welcome.attemptedAt, at.getTime())))
    throw new RetryLaterError('Another run is sending this welcome mail.');
  const user = await store.readUser(sub);
  if (!user || !acceptsEmail(user)) return settle({ state: 'withheld', why: NO_CHANNEL });
  const items = await enterMatching(deps, user, welcome, at);
  const outcome = await sendMail({ messageId, user, items, matching: welcome.matching });
  if (outcome === 'accepted') return settle({ state: 'sent' });
  if (outcome === 'failed') return settle({ state: 'failed', why: "We couldn't deliver it by email." });
  if (outcome !== 'throttled' && outcome !== 'quotaExceeded')
    throw new RetryLaterError(`The welcome mail is retried: ${outcome}.`);
  const minute = dueMinute(Math.max(retryTime(outcome, messageId, at.getTime()), at.getTime() + UNCLEAR_MS));
  await store.defer(sub, minute);
  log.info('welcome deferred', { messageId, outcome, until: new Date(minute).toISOString() });
}

/** Tries the welcome mail of a due row again and removes the row, unless the mail was deferred to the same minute. */
export async function sendDueWelcome(deps: Deps, key: Key): Promise<void> {
  const version = await deps.store.readDue(key);
  if (version === undefined) return;
  const [, sub = ''] = key.sk.split('#');
  await sendWelcome(deps, sub);
  await deps.store.removeDue(key, version);
}

/** Returns the jobs that still match and that no other message has, now in the ledger. */
async function enterMatching(
  { store }: Deps,
  user: User,
  { alerts }: Welcome,
  at: Date,
): Promise<DueAlert[]> {
  const jobs = new Map((await store.readJobs(alerts)).map((job) => [job.jobID, job]));
  const items: DueAlert[] = [];
  for (const alert of alerts) {
    const job = jobs.get(alert.sk);
    if (job && isWanted(user, job, at) && (await store.enter(alert, welcomeMessageId(user.sub), at)))
      items.push({ alert, job });
  }
  return items;
}

const isWanted = (user: User, job: Job, now: Date): boolean =>
  !job.closedAt && jobMatches(user, job, now) && findExclusion(user, job) === undefined;
