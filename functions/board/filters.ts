import { createHash } from 'node:crypto';
import type { DeclaredFilter } from '@daybreak/contract/board-filters.ts';
import { declaredFilters } from '@daybreak/contract/filter-values.ts';
import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import type { Place } from '../places/place.ts';
import { Fault } from '../platform/fault.ts';
import { parseInput } from '../platform/parse-input.ts';
import { parseJson } from '../platform/parse-json.ts';

/** The contract's JobFiltersInput. Null, empty, undefined and absent all mean: not chosen. */
export type JobFilters = {
  readonly [Field in keyof JobFiltersInput]: JobFiltersInput[Field] | undefined;
};

const text = z.string().max(2_000).nullish();

const common = {
  date: text,
  timeZone: text,
  specialization: text,
  title: text,
  nextToken: text,
};

function fieldsOf(name: string, filter: DeclaredFilter): Readonly<Record<string, z.ZodType>> {
  switch (filter.kind) {
    case 'text':
      return { [name]: text };
    case 'choice': {
      const codes = Object.keys(filter.names).filter((code) => code !== filter.any);
      return { [name]: z.enum(['', ...codes]).nullish() };
    }
    case 'amount':
      return { [name]: z.int().min(filter.range[0]).max(filter.range[1]).nullish() };
    case 'several': {
      const codes = Object.keys(filter.names);
      return { [name]: z.array(z.enum(codes)).max(codes.length).nullish() };
    }
    case 'switch':
      return { [name]: z.boolean().nullish() };
    case 'place':
      return { city: text, state: text, country: text };
  }
}

const declared = Object.fromEntries(
  declaredFilters.flatMap(([name, filter]) => Object.entries(fieldsOf(name, filter))),
);

/** The inputs of the public lists, by GraphQL field. */
export const LIST_INPUTS = {
  listJobsByFilters: z.object({
    ...common,
    ...declared,
    detectedAfter: z.iso.datetime({ offset: true }).nullish(),
    company: text,
  }),
  listJobs: z.object({ ...common, title: z.string().max(2_000) }),
  getLatestJobs: z.object({ ...common, date: z.string().min(1) }),
} as const;

/** Parses a list's input. Throws `Fault('BadInput')` that names the first invalid field. */
export function parseFilters(
  input: unknown,
  list: keyof typeof LIST_INPUTS = 'listJobsByFilters',
): JobFilters {
  // The declared filters are fields of JobFiltersInput, which a schema made of them can't tell.
  return parseInput<z.ZodType>(LIST_INPUTS[list], input) as JobFilters;
}

/** Returns the chosen place, or null for everywhere. */
export const chosenPlace = ({ city, state, country }: JobFilters): Place | null =>
  city || state || country ? { city: city ?? '', state: state ?? '', country: country ?? '' } : null;

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
  /** The corrected query of the first page, if the typed one was misspelled. */
  correctedTitle: z.string().nullish(),
});
export type PageToken = z.infer<typeof Token>;

const BoundToken = Token.extend({ filters: z.string() });

const hashOf = ({ nextToken: _, ...filters }: JobFilters): string => {
  const chosen = Object.entries(filters).filter(([, value]) => String(value ?? '') !== '');
  return createHash('sha256').update(JSON.stringify(chosen.sort())).digest('base64url').slice(0, 12);
};

/** Writes the token of the next page, which is valid for these filters only. */
export const writeToken = (token: PageToken, filters: JobFilters): string =>
  Buffer.from(JSON.stringify({ ...token, filters: hashOf(filters) })).toString('base64url');

/** Reads a token. Throws `Fault('BadInput')` if it is malformed or belongs to other filters. */
export function readToken(token: string, filters: JobFilters): PageToken {
  const parsed = BoundToken.safeParse(decodeToken(token));
  if (!parsed.success || parsed.data.filters !== hashOf(filters)) {
    throw new Fault(
      'BadInput',
      "nextToken: This token doesn't belong to these filters. Start again from the first page.",
    );
  }
  return parsed.data;
}

/** The moment a request continues from, epoch milliseconds; 0 if it starts afresh. */
export function resumeTime(filters: JobFilters): number {
  if (filters.nextToken) return readToken(filters.nextToken, filters).asOf;
  return filters.detectedAfter ? Date.parse(filters.detectedAfter) : 0;
}

const decodeToken = (token: string): unknown => parseJson(Buffer.from(token, 'base64url').toString('utf8'));
