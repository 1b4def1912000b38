import type { z } from 'zod';

/** Returns undefined if the text isn't JSON or doesn't match the schema. */
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
