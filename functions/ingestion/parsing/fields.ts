import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';

/** A non-negative number, or a string of its digits. Anything else becomes null. */
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

const CLOCK_SKEW_MS = 5 * 60_000;

/** Older dates are errors. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');

const isPast = (time: number): boolean => time >= EARLIEST && time <= Date.now() + CLOCK_SKEW_MS;

const toIso = (time: number): string => new Date(time).toISOString();

const isoTime = z.iso
  .datetime({ offset: true })
  .transform((value) => Date.parse(value))
  .refine(isPast)
  .transform(toIso);

/** An ISO 8601 time with an offset, converted to UTC. An invalid or future time becomes undefined. */
export const pastTime = isoTime.optional().catch(undefined);

/** Milliseconds since 1970, converted to ISO 8601. An invalid or future time, or one in seconds, becomes undefined. */
export const pastEpoch = z.number().refine(isPast).transform(toIso).optional().catch(undefined);

const DAY_MS = 86_400_000;

/** Vendors write a day without a time as midnight UTC, which is the day before in New York. */
const isExact = (time: number): boolean => time % DAY_MS !== 0;

/** Like `pastTime`, with offsets such as '+0000' too. Midnight UTC becomes undefined, because it stands for a day. */
export const exactPastTime = z
  .string()
  .transform((value) => value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  .pipe(isoTime)
  .refine((iso) => isExact(Date.parse(iso)))
  .optional()
  .catch(undefined);

/** Seconds since 1970, otherwise like `exactPastTime`. */
export const exactPastSeconds = z
  .number()
  .transform((seconds) => seconds * 1000)
  .refine((time) => isPast(time) && isExact(time))
  .transform(toIso)
  .optional()
  .catch(undefined);

/** Printable ASCII without spaces, which every service we pass ids to accepts. */
const ID_PATTERN = /^[\x21-\x7e]{1,100}$/;

/** Always a string, because vendors switch between numbers and strings. */
export const postingId = z
  .union([
    z.number().int(),
    z.string().regex(ID_PATTERN, 'The id is not 1 to 100 printable ASCII characters.'),
  ])
  .transform(String);

export const postingTitle = z.string().max(500).regex(/\S/, 'The title is empty.');

/** A normalized web URL, without spaces, brackets and the like. */
export const webPage = z.url({ protocol: /^https?$/, normalize: true }).max(2_000);

/** A short text such as a place or department; empty if it is not a string. */
export const line = truncatedString(1_000);

export const MAX_DESCRIPTION = 500_000;

/** Accepts vendors' spellings: 'Remote', 'on-site', 'OnSite'. */
export const statedWorkplace = z
  .string()
  .transform((word) => word.toLowerCase().replace(/[^a-z]/g, ''))
  .pipe(z.enum(['onsite', 'hybrid', 'remote']))
  .optional()
  .catch(undefined);

/** Trims lines and drops empty and repeated ones. */
export const uniqueLines = (lines: readonly string[]): string[] => [
  ...new Set(lines.map((one) => one.trim()).filter((one) => one !== '')),
];

/** Accepts '2026-10-01 13:40:19 UTC' and the times of `pastTime`. */
export const pastUtcTime = z
  .string()
  .transform((value) => value.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z'))
  .pipe(isoTime)
  .optional()
  .catch(undefined);

/** Anything but true is false. */
export const flag = z.boolean().catch(false);

/** An object with lenient fields. Anything but an object counts as {}. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
}
