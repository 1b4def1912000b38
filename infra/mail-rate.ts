/** Mails that one worker begins in a second, about: what its share of a processor bears. */
const BY_A_WORKER = 50;

/** The part of the rate that deferred messages have, first messages having the rest. */
const LATER = 0.2;

/** A source's cap on batches at once is 2 at least. */
const FEWEST = 2;

/**
 * How long the mails of one batch may be spread over, in milliseconds: what a worker's 15 seconds leave beside its reads,
 * its writes and the retries of mails that SES throttles.
 */
export const SPREAD_OVER = 8_000;

/** The largest batch that Lambda takes from a queue without a batching window. */
const LARGEST_BATCH = 10;

/** How a source's messages are worked. */
export interface Pace {
  /** Batches worked at once. */
  readonly workers: number;
  /** Milliseconds from one mail of a worker to its next, on the average. */
  readonly gap: number;
  /** Messages of a batch: no more than a worker can send within its time at this gap. */
  readonly batchSize: number;
}

/** How a sending rate, in mails a second from 1 on, is shared out to first messages and deferred ones. */
export function shareOut(mailsPerSecond: number): { first: Pace; later: Pace } {
  // Even a batch of one mail has to fit.
  const slowest = (1000 * FEWEST) / SPREAD_OVER;
  const later = Math.max(LATER * mailsPerSecond, slowest);
  return { first: paceOf(mailsPerSecond - later), later: paceOf(later) };
}

function paceOf(mailsPerSecond: number): Pace {
  const workers = Math.max(FEWEST, Math.round(mailsPerSecond / BY_A_WORKER));
  const gap = Math.ceil((1000 * workers) / mailsPerSecond);
  return { workers, gap, batchSize: Math.min(LARGEST_BATCH, Math.floor(SPREAD_OVER / gap)) };
}
