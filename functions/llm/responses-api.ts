import * as z from 'zod';
import { parseJson } from '../platform/parse-json.ts';
import { type Completion, NO_USAGE, type TokenUsage } from './completion.ts';
import type { Feature } from './feature.ts';

/** Builds the Responses API request for a feature. The data gets its own message part and nothing is stored. */
export function buildRequest<Data, Answer>(
  feature: Feature<Data, Answer>,
  data: Data,
  answer: z.ZodType<Answer>,
) {
  const { $schema: _, ...schema } = z.toJSONSchema(answer, { target: 'draft-7' });
  return {
    model: feature.model,
    instructions: feature.instructions,
    input: [{ role: 'user' as const, content: [{ type: 'input_text' as const, text: wrapData(data) }] }],
    text: { format: { type: 'json_schema' as const, name: feature.name, strict: true, schema } },
    max_output_tokens: feature.maxTokens,
    store: false,
  };
}

/** Escapes angle brackets, so that the data cannot contain its own delimiters. */
const wrapData = (data: unknown): string =>
  `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</data>`;

/** The fields we read of a response: https://platform.openai.com/docs/api-reference/responses/object */
const Reply = z.object({
  status: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullish(),
  output: z.array(
    z.object({
      content: z
        .array(z.object({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
        .default([]),
    }),
  ),
  usage: z
    .object({ input_tokens: z.number(), output_tokens: z.number() })
    .transform(
      ({ input_tokens, output_tokens }): TokenUsage => ({ input: input_tokens, output: output_tokens }),
    )
    .catch(NO_USAGE),
});

/** The completion for an error that the provider reports inside a response or a stream. */
export const failedCompletion = (code: string | null, why: string, usage = NO_USAGE): Completion<never> => ({
  failed: code === 'rate_limit_exceeded' ? 'rate limited' : 'unavailable',
  why,
  usage,
});

/** Parses a whole response by the answer's schema. */
export function parseReply<Answer>(reply: unknown, schema: z.ZodType<Answer>): Completion<Answer> {
  const parsed = Reply.safeParse(reply);
  if (!parsed.success)
    return { failed: 'invalid answer', why: 'The reply is not a response object.', usage: NO_USAGE };
  const { status, error, output, usage } = parsed.data;
  if (status === 'failed')
    return failedCompletion(error?.code ?? null, error?.message ?? 'The response failed.', usage);
  const parts = output.flatMap(({ content }) => content);
  const refusal = parts.find((part) => part.type === 'refusal')?.refusal;
  if (refusal !== undefined) return { failed: 'declined', why: refusal, usage };
  if (status !== 'completed')
    return { failed: 'invalid answer', why: `The response status is ${status}.`, usage };
  const answer = schema.safeParse(parseJson(parts.map((part) => part.text ?? '').join('')));
  if (answer.success) return { answer: answer.data, usage };
  return { failed: 'invalid answer', why: z.prettifyError(answer.error), usage };
}
