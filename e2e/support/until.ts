import { setTimeout as pause } from 'node:timers/promises';

/** Between two questions, in milliseconds. */
const PAUSE_MS = 100;

/** Asks again until the answer is not undefined; fails, saying what was awaited, when time runs out. */
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

/** Waits for something that may also not happen: until it holds, or for this long at most, in milliseconds. */
export async function soon(holds: () => Promise<boolean>, atMost = 3_000): Promise<void> {
  const end = Date.now() + atMost;
  while (Date.now() < end && !(await holds())) await pause(PAUSE_MS);
}
