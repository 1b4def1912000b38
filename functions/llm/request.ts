import * as z from 'zod';
import type { Feature } from './feature.ts';

/** Data between marks that it cannot hold itself, as its angle brackets are escaped. */
const delimited = (data: unknown): string =>
  `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</data>`;

/**
 * A feature's question as the Responses API takes it. What it is about goes in a message part of its own, as data,
 * never into the instructions; nothing of it is stored there.
 */
export function requestOf<Data, Answer>(
  feature: Feature<Data, Answer>,
  data: Data,
  answer: z.ZodType<Answer>,
) {
  const { $schema: _, ...schema } = z.toJSONSchema(answer, { target: 'draft-7' });
  return {
    model: feature.model,
    instructions: feature.instructions,
    input: [{ role: 'user' as const, content: [{ type: 'input_text' as const, text: delimited(data) }] }],
    text: { format: { type: 'json_schema' as const, name: feature.name, strict: true, schema } },
    max_output_tokens: feature.maxTokens,
    store: false,
  };
}
