import { setTimeout as wait } from 'node:timers/promises';

/** Keeps work at so many units a second. `spend` waits until what was spent so far fits. */
export function paceOf(
  perSecond: number,
  now: () => number = Date.now,
  sleep: (ms: number) => Promise<unknown> = wait,
) {
  let freeAt = now();
  return {
    async spend(units: number): Promise<void> {
      freeAt = Math.max(freeAt, now()) + (units / perSecond) * 1000;
      const ahead = freeAt - now();
      if (ahead > 0) await sleep(ahead);
    },
  };
}
export type Pace = ReturnType<typeof paceOf>;
