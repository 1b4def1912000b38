import type { HandOver } from './delivery.ts';

/** What pacing needs of the world. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * The same hand-over, begun at most once every `gap` milliseconds by this worker. All workers together then keep to
 * the provider's rate: gap = workers / rate, and the template caps the workers.
 */
export function paced<Arguments extends unknown[]>(
  handOver: (...args: Arguments) => Promise<HandOver>,
  gap: number,
  { now, wait }: Clock,
): (...args: Arguments) => Promise<HandOver> {
  let next = 0;
  return async (...args) => {
    const at = Math.max(now(), next);
    next = at + gap;
    if (at > now()) await wait(at - now());
    return handOver(...args);
  };
}
