import type { Clock } from '../../../functions/delivery/message-sender.ts';

/** A clock that jumps from one timer to the next. Times are in whole milliseconds from 0. */
export class VirtualClock implements Clock {
  readonly #timers = new Map<number, (() => void)[]>();
  #now = 0;

  readonly now = (): number => this.#now;

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((go) => {
      const at = this.#now + Math.max(1, Math.ceil(milliseconds));
      this.#timers.set(at, [...(this.#timers.get(at) ?? []), go]);
    });

  /** Runs until no timer is left. */
  async run(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#timers.size > 0) {
      this.#now += 1;
      const due = this.#timers.get(this.#now);
      if (!due) continue;
      this.#timers.delete(this.#now);
      for (const go of due) go();
      await new Promise(setImmediate);
    }
  }
}
