/** Mails that one worker begins in a second, about: what its share of a processor bears. */
const BY_A_WORKER = 50;

/** The part of the rate that messages put off have, first messages having the rest. */
const LATER = 0.2;

/** Mails that a worker begins in a second at the least: a batch of ten has to be done within its time. */
const SLOWEST = 1;

/** A source's cap on batches at once is 2 at least. */
const FEWEST = 2;

/** How a source's messages are worked. */
export interface Pace {
  /** Batches worked at once. */
  readonly workers: number;
  /** Milliseconds from one mail of a worker to its next, on the average. */
  readonly gap: number;
}

/** How a sending rate, in mails a second from 4 on, is shared out to first messages and those that were put off. */
export function shareOut(mailsPerSecond: number): { first: Pace; later: Pace } {
  const later = Math.max(LATER * mailsPerSecond, FEWEST * SLOWEST);
  return { first: paceOf(mailsPerSecond - later), later: paceOf(later) };
}

function paceOf(mailsPerSecond: number): Pace {
  const workers = Math.max(FEWEST, Math.round(mailsPerSecond / BY_A_WORKER));
  return { workers, gap: Math.ceil((1000 * workers) / mailsPerSecond) };
}
