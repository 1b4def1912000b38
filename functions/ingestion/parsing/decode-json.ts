import type * as z from 'zod';
import { AnswerError } from './answer-error.ts';

/** Returns a decoder of JSON that matches a schema. It throws `message` for other JSON. */
export function jsonDecoder<Schema extends z.ZodType, Page>(
  schema: Schema,
  message: string,
  toPage: (answer: z.infer<Schema>) => Page,
): (text: string) => Page {
  return (text) => {
    const answer = schema.safeParse(JSON.parse(text));
    if (!answer.success) throw new AnswerError(message);
    return toPage(answer.data);
  };
}
