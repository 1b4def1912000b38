import { writeFeedFile } from './feeds.ts';
import type { Stack } from './stack.ts';

/** Characters per second: an answer arrives at once. */
const AT_ONCE = 20_000;

/** Makes answers stream in slowly, for tests that watch them. */
export const STREAMED = { perSecond: 320 };

/** Sets how the fake OpenAI answers from now on. Without `perSecond`, an answer arrives at once. */
export const setOpenAiBehavior = ({ feedsDir }: Pick<Stack, 'feedsDir'>, behavior: object): Promise<void> =>
  writeFeedFile(
    feedsDir,
    'openai/responses.behavior.json',
    JSON.stringify({ perSecond: AT_ONCE, ...behavior }),
  );
