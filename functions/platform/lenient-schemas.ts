import * as z from 'zod';
import { parseJson } from './parse-json.ts';

/** A string cut to `maxLength` UTF-16 units; empty for anything else. */
export const truncatedString = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.slice(0, maxLength))
    .catch('');

/** The first `maxLength` items of an array, without those that don't parse; empty for anything else. */
export const lenientArray = <Output>(item: z.ZodType<Output>, maxLength: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, maxLength).flatMap((value) => {
        const parsed = item.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** The parsed value of a JSON string; undefined for anything else. */
export const lenientJson = z
  .unknown()
  .optional()
  .transform((text): unknown => (typeof text === 'string' ? parseJson(text) : undefined));
