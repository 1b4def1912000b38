import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';

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

const isPast = (time: number): boolean => time >= EARLIEST && time <= Date.now() + CLOCKS_DIFFER;

const inUtc = (time: number): string => new Date(time).toISOString();

const isoTime = z.iso
  .datetime({ offset: true })
  .transform((value) => Date.parse(value))
  .refine(isPast)
  .transform(inUtc);

/** An ISO 8601 time with an offset becomes UTC; what is no time, or lies in the future, is left out. */
export const pastTime = isoTime.optional().catch(undefined);

/** Milliseconds since 1970 become UTC; what is no time, lies in the future or counts seconds is left out. */
export const pastEpoch = z.number().refine(isPast).transform(inUtc).optional().catch(undefined);

/** What keys, links and messages of every service we use accept: printable ASCII without blanks. */
const ID = /^[\x21-\x7e]{1,100}$/;

/** A posting's id, as text: vendors change a number into its digits and back. */
export const postingId = z
  .union([z.number().int(), z.string().regex(ID, 'The id is not 1 to 100 printable ASCII characters.')])
  .transform(String);

/** A title that says anything and is no book. */
export const postingTitle = z.string().max(500).regex(/\S/, 'The title is empty.');

/** A page on the web, its address spelled without blanks, brackets or other signs that have no place in one. */
export const webPage = z.url({ protocol: /^https?$/, normalize: true }).max(2_000);

/** A line of a posting: a place, a department, a label. Empty where it is none. */
export const line = truncatedString(1_000);

/** More of a description than any employer writes. */
export const LONGEST_DESCRIPTION = 500_000;

/** How the work is done, as an employer picks it from the vendor's list: 'Remote', 'on-site', 'OnSite'. */
export const statedWorkplace = z
  .string()
  .transform((word) => word.toLowerCase().replace(/[^a-z]/g, ''))
  .pipe(z.enum(['onsite', 'hybrid', 'remote']))
  .optional()
  .catch(undefined);

/** The lines that say something, each once, in their order. */
export const eachOnce = (lines: readonly string[]): string[] => [
  ...new Set(lines.map((one) => one.trim()).filter((one) => one !== '')),
];

/** A time as '2026-10-01 13:40:19 UTC', or as `pastTime` reads it. */
export const pastUtcTime = z
  .string()
  .transform((value) => value.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z'))
  .pipe(isoTime)
  .optional()
  .catch(undefined);

/** A yes or no; what is neither is no. */
export const flag = z.boolean().catch(false);

/** An object whose fields are all lenient; what is no object has none of them. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
}
