import type { HandOver } from '../delivery.ts';

/** What pacing needs of the world. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How long a worker saves up what it has not used of its share, in milliseconds: SES minds no burst so short. */
const SAVED_UP = 250;

/**
 * The same hand-over, begun every `gap` milliseconds by this worker on the average: what passed unused in the last
 * quarter of a second is made up for, so that a worker that reads between two batches keeps its share. All workers
 * together then keep to their part of the provider's rate: gap = workers / part, and the template caps the workers.
 */
export function paced<Arguments extends unknown[]>(
  handOver: (...args: Arguments) => Promise<HandOver>,
  gap: number,
  { now, wait }: Clock,
): (...args: Arguments) => Promise<HandOver> {
  let next = Number.NEGATIVE_INFINITY;
  return async (...args) => {
    const at = Math.max(now() - SAVED_UP, next);
    next = at + gap;
    if (at > now()) await wait(at - now());
    return handOver(...args);
  };
}
