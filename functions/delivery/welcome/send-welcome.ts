import { findExclusion } from '../../matching/exclusions.ts';
import { jobMatches } from '../../matching/match-rule.ts';
import { acceptsEmail } from '../../members/entitlements.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { Key } from '../../table/keys.ts';
import type { User } from '../../table/user.ts';
import { type Welcome, welcomeMessageId } from '../../table/welcome.ts';
import type { DueAlert, SendOutcome } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { type MailSettlement, sendOnce } from '../send-once.ts';

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
  /**
   * Enters an alert into the ledger as sent by this message. Returns false if the person has one for the job
   * from another message.
   */
  enter(alert: Alert, messageId: string, at: Date): Promise<boolean>;
  /** Settles the mail. If it was not sent, the alerts it has entered get its state, with the reason. */
  settle(sub: string, welcome: Welcome, to: MailSettlement): Promise<void>;
  /** Puts a due row for the mail, in a minute (epoch ms). */
  defer(sub: string, minute: number): Promise<void>;
}

export interface Deps {
  readonly store: WelcomeStore &
    Pick<DeliveryStore, 'readUser' | 'readJobs' | 'readDue' | 'removeDue' | 'wasAccepted'>;
  readonly sendMail: (message: WelcomeMessage) => Promise<SendOutcome>;
  readonly now: () => Date;
}

/**
 * Sends an account's welcome mail once. It bypasses meter, fold window, daily limit and quiet hours, since
 * the person has just saved job titles and waits for it. Its jobs enter the ledger before it goes out, so
 * that no alert repeats them. Throws as `sendOnce` does.
 */
export async function sendWelcome(deps: Deps, sub: string): Promise<void> {
  const { store, sendMail, now } = deps;
  const welcome = await store.read(sub);
  if (welcome?.state !== 'due') return;
  const messageId = welcomeMessageId(sub);
  await sendOnce(
    {
      wasAccepted: store.wasAccepted,
      beginAttempt: (before, at) => store.beginAttempt(sub, before, at),
      settle: (to) => store.settle(sub, welcome, to),
      defer: (minute) => store.defer(sub, minute),
      async send() {
        const user = await store.readUser(sub);
        if (!user || !acceptsEmail(user)) return 'withheld';
        const items = await enterMatching(deps, user, welcome, now());
        return sendMail({ messageId, user, items, matching: welcome.matching });
      },
      now,
    },
    { messageId, attemptedAt: welcome.attemptedAt },
  );
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
