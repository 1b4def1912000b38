import * as z from 'zod';

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
