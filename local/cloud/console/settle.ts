import { setTimeout as wait } from 'node:timers/promises';
import type { PendingWorkCheck } from '../deploy/pending-work.ts';

/** How long to wait, in milliseconds: at most, and between two looks. */
export interface SettleOptions {
  timeoutMs: number;
  /** Longer than a stream's reader takes to look again, so that two looks see what a write set going. */
  pauseMs: number;
  /** The machine's own unless given. */
  clock?: SettleClock;
}

/** Time as settling uses it, in milliseconds. */
export interface SettleClock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const machineClock: SettleClock = { now: Date.now, wait };

/**
 * Waits until two looks in a row find nothing going on and nothing done in between. Gives an empty list then, or
 * what was still going on when the time was up.
 */
export async function settle(
  busy: PendingWorkCheck,
  { timeoutMs, pauseMs, clock = machineClock }: SettleOptions,
): Promise<string[]> {
  const end = clock.now() + timeoutMs;
  for (let before = await busy(); ; ) {
    await clock.wait(pauseMs);
    const now = await busy();
    if (before.names.length === 0 && now.names.length === 0 && before.activity === now.activity) return [];
    if (clock.now() >= end)
      return now.names.length > 0 ? now.names : ['something began anew each time everything seemed at rest'];
    before = now;
  }
}
