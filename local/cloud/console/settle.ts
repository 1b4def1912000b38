import { setTimeout as wait } from 'node:timers/promises';
import type { PendingWorkCheck } from '../deploy/pending-work.ts';

export interface SettleOptions {
  timeoutMs: number;
  /** Makes messages visible that wait for another attempt. Without it, they are waited for. */
  showHidden?(queueName: string): Promise<unknown>;
  /** The machine's clock by default. */
  clock?: SettleClock;
}

export interface SettleClock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const MACHINE_CLOCK: SettleClock = { now: Date.now, wait };

/**
 * Between two checks. Long enough for a fake's request to the product, which is no work of the emulator yet, to arrive.
 */
const PAUSE_MS = 50;

/** A message that still fails then would soon be a dead letter. */
const MAX_EARLY_ATTEMPTS = 3;

/**
 * Waits until two checks in a row find no pending work and no activity in between. Returns an empty list, or
 * the pending work at the timeout.
 */
export async function settle(
  checkPendingWork: PendingWorkCheck,
  { timeoutMs, showHidden, clock = MACHINE_CLOCK }: SettleOptions,
): Promise<string[]> {
  const end = clock.now() + timeoutMs;
  let attempts = showHidden ? MAX_EARLY_ATTEMPTS : 0;
  for (let before = await checkPendingWork(); ; ) {
    await clock.wait(PAUSE_MS);
    const current = await checkPendingWork();
    const isQuiet = before.activity === current.activity;
    if (isQuiet && before.names.length === 0 && current.names.length === 0) return [];
    if (clock.now() >= end)
      return current.names.length > 0 ? current.names : ['new work kept starting between checks'];
    if (attempts > 0 && isQuiet && before.postponed.length > 0 && current.postponed.length > 0) {
      attempts -= 1;
      for (const queueName of current.postponed) await showHidden?.(queueName);
    }
    before = current;
  }
}
