import { connectAlertTable } from './alert-table.ts';
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

/** Sends a user's waiting alerts until `check` returns an answer. Moves their time instead of waiting for it. */
export const sendDueUntil = async <Answer>(
  stack: Stack,
  email: string,
  what: string,
  check: () => Promise<Answer | undefined>,
): Promise<Answer> => {
  const alerts = await connectAlertTable(stack);
  return until(
    what,
    async () => {
      // A catch-up may still be adding due alerts.
      await connectConsole(stack).settle();
      await alerts.makeDue(email);
      await connectConsole(stack).run('drain-due');
      await connectConsole(stack).settle();
      return check();
    },
    { explain: () => listPendingWork(stack) },
  );
};

async function listPendingWork(stack: Stack): Promise<string> {
  const pending = await connectConsole(stack).pending();
  return pending.length > 0 ? `Still pending: ${pending.join('; ')}.` : 'No work is pending.';
}
