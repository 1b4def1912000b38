import { connectConsole } from './console.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

/**
 * Reads the boards until `check` returns an answer, and returns it. Reading once is not enough: a board that is new in
 * the feeds folder takes a second or two to register.
 */
export const readBoardsUntil = <Answer>(
  stack: Stack,
  what: string,
  check: () => Promise<Answer | undefined>,
): Promise<Answer> =>
  until(
    what,
    async () => {
      await connectConsole(stack).run('poll-boards');
      await connectConsole(stack).settle();
      return check();
    },
    { explain: () => listPendingWork(stack) },
  );

/** Sends due alerts until `check` returns an answer, instead of waiting for the schedule that runs every minute. */
export const sendDueUntil = <Answer>(
  stack: Stack,
  what: string,
  check: () => Promise<Answer | undefined>,
): Promise<Answer> =>
  until(
    what,
    async () => {
      // A catch-up may still be adding due alerts.
      await connectConsole(stack).settle();
      await connectConsole(stack).run('drain-due');
      await connectConsole(stack).settle();
      return check();
    },
    { explain: () => listPendingWork(stack) },
  );

async function listPendingWork(stack: Stack): Promise<string> {
  const pending = await connectConsole(stack).pending();
  return pending.length > 0 ? `Still pending: ${pending.join('; ')}.` : 'No work is pending.';
}
