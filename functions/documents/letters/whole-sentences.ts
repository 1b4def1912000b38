import * as z from 'zod';
import { DraftSentence } from '../../llm/features/write-letter.ts';

const Partial = z.object({ sentences: z.array(z.unknown()) });

/**
 * The sentences of a letter that have come whole: all but the last, which may be cut anywhere, up to the first that is
 * none. Nothing where nothing is whole yet.
 */
export function wholeOf(partial: unknown): DraftSentence[] {
  const parsed = Partial.safeParse(partial);
  if (!parsed.success) return [];
  const whole: DraftSentence[] = [];
  for (const sentence of parsed.data.sentences.slice(0, -1)) {
    const one = DraftSentence.safeParse(sentence);
    if (!one.success) break;
    whole.push(one.data);
  }
  return whole;
}
