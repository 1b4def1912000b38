import { connectConsole } from './console.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

/**
 * Has the boards read until something holds that their postings lead to, and returns it. Once is not enough: a board
 * that is new in the feeds folder is registered within a second or two.
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
