import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { behaviorSchema } from '../ats/behavior.ts';

/**
 * The contents of `openai/responses.behavior.json`, read on every request: the fields of a board's behavior
 * file, and these. `output` replaces the answer, `refusal` declines with this text, and `truncated` cuts the
 * answer off as max_output_tokens does. `obeys` and `invents`: see ModelTraits. For streams, `perSecond` is
 * the rate in characters, and `hangsUpAfter`, `failsAfter` and `stallsAfter` are the number of characters
 * after which the connection closes, the response fails, or nothing more arrives.
 */
const schema = behaviorSchema.extend({
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
export type OpenAiBehavior = z.infer<typeof schema>;

export async function readBehavior(feedsDir: string): Promise<OpenAiBehavior> {
  const file = join(feedsDir, 'openai', 'responses.behavior.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a valid behavior file. Fix it or delete it.`, { cause });
  }
}
