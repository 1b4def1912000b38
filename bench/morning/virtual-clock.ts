import type { Clock } from '../../functions/delivery/message-sender.ts';

/** A clock that jumps from one timer to the next. Times are in whole milliseconds. */
export class VirtualClock implements Clock {
  readonly #timers = new Map<number, (() => void)[]>();
  #now: number;

  constructor(start: number) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((go) => {
      const at = this.#now + Math.max(1, Math.ceil(milliseconds));
      const timers = this.#timers.get(at) ?? [];
      timers.push(go);
      this.#timers.set(at, timers);
    });

  /** Runs until no timer is left, or until an instant. */
  async run(until = Number.POSITIVE_INFINITY): Promise<void> {
    await new Promise(setImmediate);
    while (this.#timers.size > 0 && this.#now < until) {
      this.#now += 1;
      const due = this.#timers.get(this.#now);
      if (!due) continue;
      this.#timers.delete(this.#now);
      for (const go of due) go();
      await new Promise(setImmediate);
    }
  }
}
