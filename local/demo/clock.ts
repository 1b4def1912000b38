import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the demo uses it; all instants are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Runs a task every so many milliseconds until the function it returns is called. */
  every(period: number, task: () => void): () => void;
  wait(ms: number): Promise<void>;
}

/** This machine's clock. */
export const systemClock: Clock = {
  now: Date.now,
  every(period, task) {
    const timer = setInterval(task, period);
    return () => clearInterval(timer);
  },
  wait: (ms) => sleep(ms),
};
