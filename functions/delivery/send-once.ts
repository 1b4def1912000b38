import { log } from '../platform/log.ts';
import { RetryLaterError, type SendOutcome } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { NO_CHANNEL } from './send.ts';
import { UNCLEAR_MS } from './settle-lease.ts';
import { retryTime } from './timing/next-send-time.ts';
import { dueMinute } from './waiting.ts';

/** A mail with a row of its own, which is in no person's ledger of alerts. */
export interface SingleMail {
  readonly messageId: string;
  /** The last attempt, in epoch milliseconds. */
  readonly attemptedAt: number | null;
}

export type MailSettlement =
  | { readonly state: 'sent' }
  | { readonly state: 'withheld' | 'failed'; readonly why: string };

export interface Deps extends Pick<DeliveryStore, 'wasAccepted'> {
  /** Begins an attempt at a mail that is due. Returns false if another run has begun one since `before`. */
  readonly beginAttempt: (before: number | null, at: number) => Promise<boolean>;
  readonly settle: (to: MailSettlement) => Promise<void>;
  /** Puts a due row for the mail, in a minute (epoch ms). */
  readonly defer: (minute: number) => Promise<void>;
  /** Returns 'withheld' if the person can't get the mail. */
  readonly send: () => Promise<SendOutcome | 'withheld'>;
  readonly now: () => Date;
}

/**
 * Makes one attempt at a mail that is sent at most once. After an unclear outcome the delivery events decide
 * whether it is sent again, as for alerts. While our account's mail rate or quota is used up, a due row
 * defers it. Throws `RetryLaterError` after an unclear outcome, and while SES refuses it.
 */
export async function sendOnce(deps: Deps, { messageId, attemptedAt }: SingleMail): Promise<void> {
  const at = deps.now().getTime();
  const settle = async (to: MailSettlement) => {
    await deps.settle(to);
    log.info('mail settled', { messageId, state: to.state });
  };
  if (attemptedAt !== null) {
    if (await deps.wasAccepted(messageId)) return settle({ state: 'sent' });
    if (at - attemptedAt < UNCLEAR_MS)
      throw new RetryLaterError('Outcome unknown: waiting for the delivery event.');
  }
  if (!(await deps.beginAttempt(attemptedAt, at)))
    throw new RetryLaterError('Another run is sending this mail.');
  const outcome = await deps.send();
  if (outcome === 'withheld') return settle({ state: 'withheld', why: NO_CHANNEL });
  if (outcome === 'accepted') return settle({ state: 'sent' });
  if (outcome === 'failed') return settle({ state: 'failed', why: "We couldn't deliver it by email." });
  if (outcome !== 'throttled' && outcome !== 'quotaExceeded')
    throw new RetryLaterError(`The mail is retried: ${outcome}.`);
  const minute = dueMinute(Math.max(retryTime(outcome, messageId, at), at + UNCLEAR_MS));
  await deps.defer(minute);
  log.info('mail deferred', { messageId, outcome, until: new Date(minute).toISOString() });
}
