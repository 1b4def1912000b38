import { writeFeedFile } from './feeds.ts';
import type { Stack } from './stack.ts';

/** Sets how the fake OpenAI answers from now on. An empty object restores the default. */
export const setOpenAiBehavior = ({ feedsDir }: Stack, behavior: object): Promise<void> =>
  writeFeedFile(feedsDir, 'openai/responses.behavior.json', JSON.stringify(behavior));

/** Makes the fake OpenAI answer at once, for tests that don't watch an answer stream in. */
export const FAST = { perSecond: 20_000 };
