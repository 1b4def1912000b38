import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { parseInput } from '../platform/parse-input.ts';
import { JOB_TYPES, LEVELS, ROLES } from '../table/codes.ts';

const text = z.string().max(2_000).nullish();
const instant = z.iso.datetime({ offset: true }).nullish();

const common = {
  date: text,
  timeZone: text,
  specialization: text,
  title: text,
  nextToken: text,
};

/** The contract's JobFiltersInput. Null, empty and absent all mean: not chosen. */
export const Filters = z.object({
  ...common,
  fRole: z.enum(ROLES).nullish(),
  jobType: z.enum(JOB_TYPES).nullish(),
  isRemote: z.boolean().nullish(),
  city: text,
  state: text,
  country: text,
  seniority: z.union([z.enum(LEVELS), z.literal('')]).nullish(),
  minPay: z.int().min(0).max(10_000).nullish(),
  postedWithinHours: z.int().min(1).max(48).nullish(),
  detectedAfter: instant,
  company: text,
});
export type Filters = z.infer<typeof Filters>;

/** The inputs of the public lists, by GraphQL field. */
export const LIST_INPUTS = {
  listJobsByFilters: Filters,
  listJobs: z.object({ ...common, title: z.string().max(2_000) }),
  getLatestJobs: z.object({ ...common, date: z.string().min(1) }),
} as const;

/** Parses a list's input. Throws `Fault('BadInput')` that names the first invalid field. */
export function parseFilters(input: unknown, list: keyof typeof LIST_INPUTS = 'listJobsByFilters'): Filters {
  return parseInput(LIST_INPUTS[list], input);
}

/** A visitor's yesterday, [from, split), and today, [split, to), in epoch milliseconds. */
export interface TwoDays {
  readonly from: number;
  readonly split: number;
  readonly to: number;
}

/**
 * Returns a date and the day before it in a time zone; either may have 23 or 25 hours. An empty date means the day of
 * `now` there. Throws `Fault('BadInput')` for an invalid date or time zone.
 */
export function localTwoDays(date: string, timeZone: string, now = 0): TwoDays {
  try {
    const today =
      date === ''
        ? Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
        : Temporal.PlainDate.from(date);
    const start = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
    return {
      from: start(today.subtract({ days: 1 })),
      split: start(today),
      to: start(today.add({ days: 1 })),
    };
  } catch (error) {
    throw new Fault(
      'BadInput',
      'date must look like 2026-01-31, and timeZone must be a name like America/New_York.',
      { cause: error },
    );
  }
}

const Token = z.object({
  /** When the first page was read, epoch milliseconds. */
  asOf: z.number(),
  /** The position of the last job on the page before. */
  group: z.number(),
  detected: z.number(),
  jobId: z.string(),
  /** What the first page was searched for instead, if the query was misspelled. */
  correctedTitle: z.string().nullish(),
});
export type PageToken = z.infer<typeof Token>;

const BoundToken = Token.extend({ filters: z.string() });

const hashOf = ({ nextToken: _, ...filters }: Filters): string => {
  const chosen = Object.entries(filters).filter(([, value]) => (value ?? '') !== '');
  return createHash('sha256').update(JSON.stringify(chosen.sort())).digest('base64url').slice(0, 12);
};

/** Writes the token of the next page, which is valid for these filters only. */
export const writeToken = (token: PageToken, filters: Filters): string =>
  Buffer.from(JSON.stringify({ ...token, filters: hashOf(filters) })).toString('base64url');

/** Reads a token. Throws `Fault('BadInput')` if it is malformed or belongs to other filters. */
export function readToken(token: string, filters: Filters): PageToken {
  const parsed = BoundToken.safeParse(parseJson(token));
  if (!parsed.success || parsed.data.filters !== hashOf(filters)) {
    throw new Fault(
      'BadInput',
      "nextToken: This token doesn't belong to these filters. Start again from the first page.",
    );
  }
  return parsed.data;
}

/** The moment a request continues from, epoch milliseconds; 0 if it starts afresh. */
export function resumeTime(filters: Filters): number {
  if (filters.nextToken) return readToken(filters.nextToken, filters).asOf;
  return filters.detectedAfter ? Date.parse(filters.detectedAfter) : 0;
}

function parseJson(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
