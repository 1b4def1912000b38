import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between attempts. */
const PAUSE_MS = 100;

/** Polls until the answer is defined. Throws an error that names what it waited for when time runs out. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  within = 120_000,
): Promise<Answer> {
  const end = Date.now() + within;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(PAUSE_MS);
  }
  throw new Error(`Not within ${within / 1000} s: ${what}.`);
}

/** Waits until `holds` returns true, or for `atMost` milliseconds. Never throws on a timeout. */
export async function soon(holds: () => Promise<boolean>, atMost = 3_000): Promise<void> {
  const end = Date.now() + atMost;
  while (Date.now() < end && !(await holds())) await pause(PAUSE_MS);
}
