/**
 * How many e-mails one worker starts per second. Its CPU allows 50, but a batch also takes some 140 ms
 * besides its turns, and half the alerts of a burst join others without an e-mail: from 40 on, that limits
 * the rate (decision 18).
 */
const MAILS_PER_WORKER = 30;

/**
 * The share of the sending rate that is reserved for deferred messages. With a fifth, 10,000 first messages
 * at 200 e-mails per second would miss the minute.
 */
const DEFERRED_SHARE = 0.15;

/** Lambda's minimum for the maximum concurrency of an event source. */
const MIN_WORKERS = 2;

/**
 * How long sending one batch may take, in milliseconds. The rest of a worker's 15 seconds is for reads,
 * writes, and retries of e-mails that SES throttles.
 */
export const MAX_BATCH_MS = 8_000;

/** Lambda's limit for a queue without a batching window. */
const MAX_BATCH_SIZE = 10;

export interface Pace {
  /** Batches processed at the same time. */
  readonly workers: number;
  /** The average delay between two e-mails of a worker, in milliseconds, with two decimals. */
  readonly gap: number;
  /** As many messages as a worker can send in time at this gap. */
  readonly batchSize: number;
}

/** Splits a sending rate of at least 1 e-mail per second between immediate and deferred messages. */
export function splitMailRate(mailsPerSecond: number): { immediate: Pace; deferred: Pace } {
  // At this rate, a batch of one message just fits.
  const lowest = (1000 * MIN_WORKERS) / MAX_BATCH_MS;
  const deferred = Math.max(DEFERRED_SHARE * mailsPerSecond, lowest);
  return { immediate: paceFor(mailsPerSecond - deferred), deferred: paceFor(deferred) };
}

function paceFor(mailsPerSecond: number): Pace {
  const workers = Math.max(MIN_WORKERS, Math.round(mailsPerSecond / MAILS_PER_WORKER));
  const gap = Math.ceil((1000 * workers * 100) / mailsPerSecond) / 100;
  return { workers, gap, batchSize: Math.min(MAX_BATCH_SIZE, Math.floor(MAX_BATCH_MS / gap)) };
}
