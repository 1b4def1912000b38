import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Runs a task at an interval in milliseconds. Returns a function that stops it. */
  every(period: number, task: () => void): () => void;
  wait(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  every(period, task) {
    const timer = setInterval(task, period);
    return () => clearInterval(timer);
  },
  wait: (ms) => sleep(ms),
};
