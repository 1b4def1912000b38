import * as z from 'zod';

/** A text cut at `longest` characters; empty where it is none. Nothing of a posting may outgrow the table's rows. */
export const textUpTo = (longest: number) =>
  z
    .string()
    .transform((text) => text.slice(0, longest))
    .catch('');

/** The items of a list that can be read, at most so many; none where it is no list. */
export const listOf = <Output>(item: z.ZodType<Output>, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, most).flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** A number of zero or more, as such or as its digits; null where it is none, or no amount of money. */
export const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(1e12))
  .nullable()
  .catch(null);

/** Clocks differ by so much, in milliseconds. */
const CLOCKS_DIFFER = 5 * 60_000;

/** Boards of this kind are younger; a date before is a slip. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');

/** An ISO 8601 time with an offset becomes UTC; what is no time, or lies in the future, is left out. */
export const pastTime = z.iso
  .datetime({ offset: true })
  .transform((value) => Date.parse(value))
  .refine((time) => time >= EARLIEST && time <= Date.now() + CLOCKS_DIFFER)
  .transform((time) => new Date(time).toISOString())
  .optional()
  .catch(undefined);
