import type { AlertTally } from '../board/stats/alert-tally.ts';
import { acceptsEmail, acceptsText } from '../members/entitlements.ts';
import type { AlertMessage, SendOutcome } from './delivery.ts';
import type { ChannelMeter, LatencyMeter } from './delivery-metrics.ts';
import type { SendText } from './text/send-text.ts';

/** The channels, and what counts their messages. */
export interface SenderDeps {
  readonly sendMail: (message: AlertMessage) => Promise<SendOutcome>;
  readonly sendText: SendText;
  /** Waits until the next mail may go. */
  readonly pace: () => Promise<void>;
  readonly channels: Pick<ChannelMeter, 'count'>;
  readonly latency: Pick<LatencyMeter, 'add'>;
  readonly tally: Pick<AlertTally, 'add'>;
  readonly now: () => Date;
}

/**
 * Sends a message by every open channel, mail first since it costs least, and counts what came of it. A text goes along
 * once a mail is accepted, or instead of a mail that fails for good; while the mail is to be retried, the text waits. The
 * message is accepted if one channel accepts it. Latency is measured for first messages only, from the moment the oldest
 * job began to match: deferred messages wait on purpose.
 */
export function messageSender(
  deps: SenderDeps,
  kind: 'first' | 'deferred',
): (message: AlertMessage) => Promise<SendOutcome> {
  const { tally, latency, now } = deps;
  return async (message) => {
    const alerts = message.items.length;
    if (kind === 'deferred') {
      const outcome = await sendByChannels(deps, message);
      if (outcome === 'accepted') tally.add({ alerts });
      return outcome;
    }
    const seenAt = Math.min(...message.items.map(({ job }) => Date.parse(job.matchedFrom)));
    const outcome = await sendByChannels(deps, { ...message, seenAt });
    if (outcome !== 'accepted') return outcome;
    const wait = now().getTime() - seenAt;
    tally.add({ alerts, wait });
    latency.add(wait);
    return outcome;
  };
}

async function sendByChannels(deps: SenderDeps, message: AlertMessage): Promise<SendOutcome> {
  const byText = acceptsText(message.user);
  const mailed = acceptsEmail(message.user) ? await sendPacedMail(deps, message) : 'failed';
  if (mailed === 'accepted') {
    if (byText) await sendCountedText(deps, message, true);
    return 'accepted';
  }
  if (mailed !== 'failed' || !byText) return mailed;
  return sendCountedText(deps, message, false);
}

async function sendPacedMail(
  { sendMail, pace, channels }: SenderDeps,
  message: AlertMessage,
): Promise<SendOutcome> {
  await pace();
  const outcome = await sendMail(message);
  channels.count('mail', outcome);
  return outcome;
}

/** `once`: the text goes along with a mail, and is not repeated if that is. */
async function sendCountedText(
  { sendText, channels }: SenderDeps,
  message: AlertMessage,
  once: boolean,
): Promise<SendOutcome> {
  const outcome = await sendText(message, { once });
  channels.count('text', outcome);
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
