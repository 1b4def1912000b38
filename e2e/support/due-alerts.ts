import { connectConsole } from './console.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

/** Sends due alerts until `ask` returns an answer, instead of waiting for the schedule that runs every minute. */
export const sendDueUntil = <Answer>(
  stack: Stack,
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> =>
  until(what, async () => {
    // A catch-up may still be adding due alerts.
    await connectConsole(stack).settle();
    await connectConsole(stack).run('drain-due');
    await connectConsole(stack).settle();
    return ask();
  });
