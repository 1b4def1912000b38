/**
 * Makes the clock of a function's process wrong, for tests of clocks that jump: by the seconds in the file that
 * FUNCTION_CLOCK_FILE names, which may change while the process runs. Loaded before the function (function-process.ts).
 */
import { readFileSync } from 'node:fs';

/** How old the offset may be, in milliseconds: the file isn't read with every look at the clock. */
const MAX_AGE_MS = 100;

const file = process.env['FUNCTION_CLOCK_FILE'] ?? '';
const realNow = Date.now;
let readAt = Number.NEGATIVE_INFINITY;
let offsetMs = 0;

function readOffset(): number {
  if (performance.now() - readAt < MAX_AGE_MS) return offsetMs;
  readAt = performance.now();
  try {
    offsetMs = 1_000 * Number(readFileSync(file, 'utf8'));
  } catch {
    // The test hasn't written it yet.
  }
  return offsetMs;
}

const shiftedNow = () => realNow() + readOffset();

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
  apply: (target) => Reflect.construct(target, [shiftedNow()]).toString(),
});
Date.now = shiftedNow;
