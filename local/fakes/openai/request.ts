import { z } from 'zod';

const part = z.object({ type: z.literal('input_text'), text: z.string() });

/** https://platform.openai.com/docs/guides/structured-outputs */
const strictObject = z
  .looseObject({
    type: z.literal('object'),
    properties: z.record(z.string(), z.looseObject({ enum: z.array(z.string()).optional() })),
    required: z.array(z.string()),
    additionalProperties: z.literal(
      false,
      "'additionalProperties' is required to be supplied and to be false.",
    ),
  })
  .refine(
    ({ properties, required }) => Object.keys(properties).every((name) => required.includes(name)),
    "'required' is required to be supplied and to be an array including every key in properties.",
  );
export type StrictSchema = z.infer<typeof strictObject>;

export const responsesRequest = z.looseObject({
  model: z.string().min(1),
  instructions: z.string().optional(),
  input: z.array(z.object({ role: z.enum(['user', 'developer', 'system']), content: z.array(part) })).min(1),
  text: z.object({
    format: z.object({
      type: z.literal('json_schema'),
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      strict: z.literal(true),
      schema: strictObject,
    }),
  }),
  max_output_tokens: z.int().min(16).optional(),
  stream: z.boolean().optional(),
});
export type ResponsesRequest = z.infer<typeof responsesRequest>;

/** Parses the JSON between <data> tags in the last message. */
export function extractData({ input }: ResponsesRequest): unknown {
  const text = input.at(-1)?.content.at(-1)?.text ?? '';
  return JSON.parse(/<data>\s*([\s\S]*?)\s*<\/data>/.exec(text)?.[1] ?? 'null');
}

/** The text that OpenAI bills as input tokens. */
export const inputText = ({ instructions = '', input, text }: ResponsesRequest): string =>
  [
    instructions,
    ...input.flatMap(({ content }) => content.map((one) => one.text)),
    JSON.stringify(text.format.schema),
  ].join('\n');
