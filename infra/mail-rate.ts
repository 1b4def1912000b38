/** Mails that one worker begins in a second at most: what its share of a processor bears. */
const BY_A_WORKER = 50;

/** The part of the rate that first messages have, those put off having the rest. */
const FIRST = 0.75;

/** A source's cap on batches at once is 2 at least. */
const FEWEST = 2;

/**
 * How a sending rate, in mails a second, is shared out: batches of first messages and of those that were put off
 * worked at once, and the milliseconds from one mail of a worker to its next, on the average.
 */
export function shareOut(mailsPerSecond: number): { first: number; later: number; gap: number } {
  const workers = (part: number) => Math.max(FEWEST, Math.round((part * mailsPerSecond) / BY_A_WORKER));
  const [first, later] = [workers(FIRST), workers(1 - FIRST)];
  return { first, later, gap: Math.ceil((1000 * (first + later)) / mailsPerSecond) };
}
