import type { z } from 'zod';

/** A recorded answer as its schema reads it; undefined where it is no JSON or no answer of that system. */
export function parseRecording<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
