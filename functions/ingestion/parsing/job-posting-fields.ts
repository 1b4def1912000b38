import * as z from 'zod';

const MAX_DEPTH = 3;

/** The fields of an object that may hold its text, the most specific first. */
interface Thing {
  readonly value?: unknown;
  readonly '@value'?: unknown;
  readonly name?: unknown;
}

/** Returns the text of a value that may be a text, a number, a thing with a name, or a list whose first text counts. */
function textIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return '';
  const { value: stated, '@value': typed, name } = value as Thing;
  const parts: readonly unknown[] = Array.isArray(value) ? value.slice(0, 10) : [stated, typed, name];
  return parts.map((part) => textIn(part, depth + 1)).find((text) => text !== '') ?? '';
}

/** The text of a schema.org value in any of its forms, cut to a length. */
export const statedText = (maxLength = 1_000) =>
  z
    .unknown()
    .optional()
    .transform((value) => textIn(value).slice(0, maxLength));

/** The text of the value with the most of it, since layouts repeat a property with nothing but markup in it. */
export const richestText = (maxLength: number, lengthOf: (text: string) => number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const texts = (Array.isArray(value) ? value.slice(0, 20) : [value]).map((one) => textIn(one));
      const [richest = ''] =
        texts.length > 1 ? texts.toSorted((one, other) => lengthOf(other) - lengthOf(one)) : texts;
      return richest.slice(0, maxLength);
    });

/** A single value counts as a list of one. Items that don't parse are dropped. */
export const statedList = <Output>(item: z.ZodType<Output>, maxLength = 100) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      [value]
        .flat()
        .flatMap((one) => {
          const parsed = one === undefined || one === null ? undefined : item.safeParse(one);
          return parsed?.success ? [parsed.data] : [];
        })
        .slice(0, maxLength),
    );
