import * as z from 'zod';
import { type Asked, NOTHING, type Usage } from './asked.ts';

/** What is read of a response: https://platform.openai.com/docs/api-reference/responses/object */
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
    .transform(({ input_tokens, output_tokens }): Usage => ({ input: input_tokens, output: output_tokens }))
    .catch(NOTHING),
});

/** How an error inside an answer says that too much was asked. */
const OVER = 'rate_limit_exceeded';

/** What the provider says of its own failure where the answer has begun already. */
export const brokeWith = (code: string | null, why: string, usage = NOTHING): Asked<never> => ({
  failed: code === OVER ? 'over the limit' : 'down',
  why,
  usage,
});

/** What a whole response says, by the answer's schema. */
export function readReply<Answer>(reply: unknown, schema: z.ZodType<Answer>): Asked<Answer> {
  const parsed = Reply.safeParse(reply);
  if (!parsed.success)
    return { failed: 'nonsense', why: 'What was answered is no response.', usage: NOTHING };
  const { status, error, output, usage } = parsed.data;
  if (status === 'failed') return brokeWith(error?.code ?? null, error?.message ?? 'It failed.', usage);
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
