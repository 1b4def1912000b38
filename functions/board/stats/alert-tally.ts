import { boundOf, together, type Waits } from './waits.ts';

/** What a worker has handed over since it last told so. */
export interface Told {
  readonly alerts: number;
  readonly messages: number;
  /** Of first messages only: what was deferred or folded waits because it should. */
  readonly waits: Waits;
}

/** A worker's account of what it handed over. */
export interface AlertTally {
  /** A message was taken by the provider; `wait` in milliseconds is given of first messages. */
  note(message: { readonly alerts: number; readonly wait?: number }): void;
  /** Writes down what has gathered, if it is time to. Never throws: counting must not stop what it counts. */
  tell(): Promise<void>;
}

/** So many messages are worth a write: an eighth of a write unit each. */
const ENOUGH = 8;

/** Fewer are told after this, in milliseconds, so that quiet hours count too. */
const AT_LEAST_EVERY = 10_000;

const nothing = (): Told => ({ alerts: 0, messages: 0, waits: new Map() });

/**
 * Gathers what one worker hands over and writes it in one go: at most one write for eight messages, or for ten seconds.
 * What a worker still holds when it is put away, seven messages at most, is not counted; nor is what cannot be written.
 */
export function alertTally(
  write: (at: number, told: Told) => Promise<void>,
  now: () => number,
  onFailure: (error: Error) => void,
): AlertTally {
  let held = nothing();
  let toldAt = 0;
  return {
    note({ alerts, wait }) {
      const waits: Waits = wait === undefined ? new Map() : new Map([[boundOf(wait), 1]]);
      held = {
        alerts: held.alerts + alerts,
        messages: held.messages + 1,
        waits: together([held.waits, waits]),
      };
    },
    async tell() {
      const at = now();
      const isTime = held.messages >= ENOUGH || at - toldAt >= AT_LEAST_EVERY;
      if (held.messages === 0 || !isTime) return;
      const told = held;
      [held, toldAt] = [nothing(), at];
      await write(at, told).catch(onFailure);
    },
  };
}
