import * as z from 'zod';

/** A text cut at `longest` characters; empty where it is none. */
export const truncatedString = (longest: number) =>
  z
    .string()
    .transform((text) => text.slice(0, longest))
    .catch('');

/** The items of a list that can be read, at most so many; none where it is no list. */
export const lenientArray = <Output>(item: z.ZodType<Output>, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, most).flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** What a JSON text says, for a schema to read; undefined where it is none. */
export const lenientJson = z
  .unknown()
  .optional()
  .transform((text): unknown => {
    try {
      return typeof text === 'string' ? JSON.parse(text) : undefined;
    } catch {
      return undefined;
    }
  });
