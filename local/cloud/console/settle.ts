import { setTimeout as wait } from 'node:timers/promises';
import type { PendingWorkCheck } from '../deploy/pending-work.ts';

export interface SettleOptions {
  timeoutMs: number;
  /** The machine's clock by default. */
  clock?: SettleClock;
}

export interface SettleClock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const MACHINE_CLOCK: SettleClock = { now: Date.now, wait };

/** Between two checks. Long enough for a fake's request to the product, which is no work of the emulator yet, to arrive. */
const PAUSE_MS = 50;

/**
 * Waits until two checks in a row find no pending work and no activity in between. Returns an empty list, or the pending
 * work at the timeout.
 */
export async function settle(
  checkPendingWork: PendingWorkCheck,
  { timeoutMs, clock = MACHINE_CLOCK }: SettleOptions,
): Promise<string[]> {
  const end = clock.now() + timeoutMs;
  for (let before = await checkPendingWork(); ; ) {
    await clock.wait(PAUSE_MS);
    const current = await checkPendingWork();
    const isIdle = before.names.length === 0 && current.names.length === 0;
    if (isIdle && before.activity === current.activity) return [];
    if (clock.now() >= end)
      return current.names.length > 0 ? current.names : ['new work kept starting between checks'];
    before = current;
  }
}
