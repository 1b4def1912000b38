import type OpenAI from 'openai';
import * as z from 'zod';
import { type Asked, NOTHING, type Usage } from './asked.ts';
import { failureOf } from './failure-of.ts';
import type { Feature } from './feature.ts';

/** What is read of a response: https://platform.openai.com/docs/api-reference/responses/object */
const Reply = z.object({
  status: z.string(),
  output: z.array(
    z.object({
      content: z
        .array(z.object({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
        .default([]),
    }),
  ),
  usage: z
    .object({ input_tokens: z.number(), output_tokens: z.number() })
    .transform(({ input_tokens, output_tokens }): Usage => ({ input: input_tokens, output: output_tokens }))
    .catch(NOTHING),
});

/** Data between marks that it cannot hold itself, as its angle brackets are escaped. */
const delimited = (data: unknown): string =>
  `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</data>`;

/**
 * Asks a model once. What the question is about goes in a message part of its own, as data, never into the
 * instructions. Never throws: what goes wrong is one of a closed set of failures. Another try is the caller's.
 */
export async function ask<Data, Answer>(
  provider: OpenAI,
  feature: Feature<Data, Answer>,
  data: Data,
): Promise<Asked<Answer>> {
  const schema = feature.answer(data);
  const { $schema: _, ...format } = z.toJSONSchema(schema, { target: 'draft-7' });
  try {
    const signal = AbortSignal.timeout(feature.timeout);
    const reply = await provider.responses.create(
      {
        model: feature.model,
        instructions: feature.instructions,
        input: [{ role: 'user', content: [{ type: 'input_text', text: delimited(data) }] }],
        text: { format: { type: 'json_schema', name: feature.name, strict: true, schema: format } },
        max_output_tokens: feature.maxTokens,
        store: false,
      },
      { timeout: feature.timeout, maxRetries: 0, signal },
    );
    return read(reply, schema);
  } catch (error) {
    return { usage: NOTHING, ...failureOf(error) };
  }
}

function read<Answer>(reply: unknown, schema: z.ZodType<Answer>): Asked<Answer> {
  const parsed = Reply.safeParse(reply);
  if (!parsed.success)
    return { failed: 'nonsense', why: 'What was answered is no response.', usage: NOTHING };
  const { status, output, usage } = parsed.data;
  const parts = output.flatMap(({ content }) => content);
  const refusal = parts.find((part) => part.type === 'refusal')?.refusal;
  if (refusal !== undefined) return { failed: 'declined', why: refusal, usage };
  if (status !== 'completed') return { failed: 'nonsense', why: `The answer is ${status}.`, usage };
  const answer = schema.safeParse(json(parts.map((part) => part.text ?? '').join('')));
  if (answer.success) return { answer: answer.data, usage };
  return { failed: 'nonsense', why: z.prettifyError(answer.error), usage };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
