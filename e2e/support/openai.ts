import { writeRaw } from './feeds.ts';
import type { Stack } from './stack.ts';

/** Changes how the fake of OpenAI answers from now on; an empty object makes it behave again. */
export const setOpenAiBehavior = ({ feedsDir }: Stack, behavior: object): Promise<void> =>
  writeRaw(feedsDir, 'openai/responses.behavior.json', JSON.stringify(behavior));

/** How the fake of OpenAI answers at once, for tests that do not watch an answer grow. */
export const FAST = { perSecond: 20_000 };
