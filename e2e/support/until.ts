import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between attempts. */
const PAUSE_MS = 100;

/**
 * Polls `check` until it returns something other than undefined. On a timeout, the error includes `what` and
 * the result of `explain`. The default timeout exceeds the longest queue visibility timeout, so a message can
 * be redelivered.
 */
export async function until<Answer>(
  what: string,
  check: () => Promise<Answer | undefined>,
  { timeoutMs = 240_000, explain }: { timeoutMs?: number; explain?: () => Promise<string> } = {},
): Promise<Answer> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const answer = await check();
    if (answer !== undefined) return answer;
    await pause(PAUSE_MS);
  }
  const explanation = explain ? ` ${await explain()}` : '';
  throw new Error(`Timed out after ${timeoutMs / 1000} s: ${what}.${explanation}`);
}

/** Waits until `isDone` returns true, or for `maxMs` milliseconds. Never throws on a timeout. */
export async function waitBriefly(isDone: () => Promise<boolean>, maxMs = 3_000): Promise<void> {
  const end = Date.now() + maxMs;
  while (Date.now() < end && !(await isDone())) await pause(PAUSE_MS);
}
