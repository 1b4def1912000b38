import { connectConsole } from './console.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

/**
 * Reads the boards until `ask` returns an answer, and returns it. Reading once is not enough: a board that is new in
 * the feeds folder takes a second or two to register.
 */
export const readBoardsUntil = <Answer>(
  stack: Stack,
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> =>
  until(what, async () => {
    await connectConsole(stack).run('poll-boards');
    await connectConsole(stack).settle();
    return ask();
  });
