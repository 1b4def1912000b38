import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { behaviourSchema } from '../ats/behaviour.ts';

/**
 * What `openai/responses.behaviour.json` in the feeds folder may say, read at each request: how the provider
 * misbehaves, as boards do, and by what it answers. `output`: this text instead of an answer. `refusal`: it declines
 * with these words. `truncated`: the answer is broken off, as at the limit of tokens. `obeys` and `invents`: see
 * Character. Of an answer that is streamed: `perSecond`, its characters a second; `hangsUpAfter`, the connection ends after
 * so many; `failsAfter`, the provider reports a failure after so many; `stallsAfter`, nothing comes after so many.
 */
const schema = behaviourSchema.extend({
  output: z.string().optional(),
  refusal: z.string().optional(),
  truncated: z.literal(true).optional(),
  obeys: z.literal(true).optional(),
  invents: z.literal(true).optional(),
  perSecond: z.number().min(1).optional(),
  hangsUpAfter: z.int().min(0).optional(),
  failsAfter: z.int().min(0).optional(),
  stallsAfter: z.int().min(0).optional(),
});
export type OpenAiBehaviour = z.infer<typeof schema>;

/** Reads how the provider misbehaves at this moment; not at all where no file says so. */
export async function readBehaviour(feedsDir: string): Promise<OpenAiBehaviour> {
  const file = join(feedsDir, 'openai', 'responses.behaviour.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a behaviour file: correct or remove it.`, { cause });
  }
}
