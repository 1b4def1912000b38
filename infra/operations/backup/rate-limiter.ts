import { setTimeout as delay } from 'node:timers/promises';

/** Creates a limiter of capacity units per second. `spend` waits until the units spent so far fit into the rate. */
export function createRateLimiter(
  unitsPerSecond: number,
  now: () => number = Date.now,
  sleep: (ms: number) => Promise<unknown> = delay,
) {
  let nextFree = now();
  return {
    async spend(units: number): Promise<void> {
      nextFree = Math.max(nextFree, now()) + (units / unitsPerSecond) * 1000;
      const wait = nextFree - now();
      if (wait > 0) await sleep(wait);
    },
  };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;
