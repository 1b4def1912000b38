import type { AlertTally } from '../board/stats/alert-tally.ts';
import { acceptsEmail, acceptsPush, acceptsText, type Channel } from '../members/entitlements.ts';
import type { AlertMessage, SendOutcome } from './delivery.ts';
import type { ChannelMeter, LatencyMeter } from './delivery-metrics.ts';
import type { TextContext } from './events/text-event.ts';
import type { SendText } from './text/send-text.ts';

/** The channels, and what counts their messages. */
export interface SenderDeps {
  readonly sendMail: (message: AlertMessage) => Promise<SendOutcome>;
  readonly sendPush: (message: AlertMessage) => Promise<SendOutcome>;
  readonly sendText: SendText;
  /** Waits until the next mail may go. */
  readonly pace: () => Promise<void>;
  readonly channels: Pick<ChannelMeter, 'count'>;
  readonly latency: Pick<LatencyMeter, 'add'>;
  readonly tally: Pick<AlertTally, 'add'>;
  readonly now: () => Date;
}

/**
 * Sends a message by every open channel, and counts what came of it. The mail goes first and decides: a push
 * and a text go along once it is accepted, or instead if it fails for good, and wait while it is to be
 * retried. Without a mail, the push decides about the text in the same way. The message is accepted if one
 * channel accepts it. Latency is measured for first messages only, from the moment the oldest job began to
 * match: deferred messages wait on purpose.
 */
export function messageSender(
  deps: SenderDeps,
  kind: 'first' | 'deferred',
): (message: AlertMessage) => Promise<SendOutcome> {
  const { tally, latency, now } = deps;
  return async (message) => {
    const sent = { alerts: message.items.length, isCharged: message.freeAlertsLeft !== null };
    if (kind === 'deferred') {
      const outcome = await sendByChannels(deps, message);
      if (outcome === 'accepted') tally.add(sent);
      return outcome;
    }
    const seenAt = Math.min(...message.items.map(({ job }) => Date.parse(job.matchedFrom)));
    const outcome = await sendByChannels(deps, { ...message, seenAt });
    if (outcome !== 'accepted') return outcome;
    const wait = now().getTime() - seenAt;
    tally.add({ ...sent, wait });
    latency.add(wait);
    return outcome;
  };
}

async function sendByChannels(deps: SenderDeps, message: AlertMessage): Promise<SendOutcome> {
  const { user } = message;
  const mailed = acceptsEmail(user) ? await count(deps, 'mail', sendPacedMail(deps, message)) : 'failed';
  if (mailed !== 'accepted' && mailed !== 'failed') return mailed;
  const pushed = acceptsPush(user) ? await count(deps, 'push', deps.sendPush(message)) : 'failed';
  const sent = beside(mailed, pushed);
  if (!acceptsText(user)) return sent === 'nothing' ? pushed : 'accepted';
  if (sent === 'nothing' && isRetried(pushed)) return pushed;
  const texted = await count(deps, 'text', deps.sendText(message, { beside: sent }));
  return sent === 'nothing' ? texted : 'accepted';
}

/** Returns what a text goes along with. */
function beside(mailed: SendOutcome, pushed: SendOutcome): TextContext['beside'] {
  if (mailed === 'accepted') return 'mail';
  return pushed === 'accepted' ? 'push' : 'nothing';
}

/** Whether an outcome may change with another attempt. */
const isRetried = (outcome: SendOutcome): boolean => ['refused', 'throttled', 'unclear'].includes(outcome);

async function sendPacedMail({ sendMail, pace }: SenderDeps, message: AlertMessage): Promise<SendOutcome> {
  await pace();
  return sendMail(message);
}

async function count(
  { channels }: SenderDeps,
  channel: Channel,
  sending: Promise<SendOutcome>,
): Promise<SendOutcome> {
  const outcome = await sending;
  channels.count(channel, outcome);
  return outcome;
}

/** A clock and a timer, both in milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How much unused time a worker may make up for, in milliseconds: SES tolerates such a short burst. */
const MAX_CATCH_UP_MS = 250;

/**
 * Returns a function that waits for this worker's next turn, one every `gap` milliseconds on average. Turns left unused
 * in the last quarter of a second are made up for, so that a worker that reads between two batches keeps its share. All
 * workers together keep to their part of the provider's rate: gap = workers / rate, and the template caps the workers.
 */
export function pacer(gap: number, { now, wait }: Clock): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = Math.max(now() - MAX_CATCH_UP_MS, next);
    next = at + gap;
    if (at > now()) await wait(at - now());
  };
}
