import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the demo uses it; all instants are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Runs a task every minute until the function it returns is called. */
  everyMinute(task: () => void): () => void;
  wait(ms: number): Promise<void>;
}

/** This machine's clock. */
export const systemClock: Clock = {
  now: Date.now,
  everyMinute(task) {
    const timer = setInterval(task, 60_000);
    return () => clearInterval(timer);
  },
  wait: (ms) => sleep(ms),
};
