import * as z from 'zod';
import { JOB_TYPES, ROLES } from './codes.ts';
import { ListedFacts } from './job.ts';
import type { Place } from './user.ts';

const ClosedTuple = z.tuple([z.string(), z.string()]);
const OpenTuple = z.tuple([
  ...([z.string(), z.string(), z.string(), z.string(), z.string()] as const),
  ...([z.enum(ROLES), z.enum(JOB_TYPES), z.boolean(), z.array(z.string())] as const),
  z.array(z.tuple([z.string(), z.string(), z.string()])),
  // Entries written before the board filtered by these lack them, or have a level as text.
  z.union([ListedFacts, z.string().transform(() => ({}))]).default({}),
  z.number().default(0),
  z.string().default(''),
]);

/**
 * A stored entry. A cold reader loads hundreds of thousands of them and spends most of its time decoding DynamoDB
 * attributes, so the fields are one JSON text: an array without names.
 */
const ListingRow = z.object({ sk: z.string(), entry: z.string() });

/** An entry of the log behind the public listing: a job when the entry was written, or that the job has closed. */
export type ListingEntry = {
  /** When the entry was written: ISO 8601 in UTC, with milliseconds. */
  readonly written: string;
  readonly jobId: string;
  readonly detected: string;
} & (
  | {
      readonly closed?: undefined;
      readonly title: string;
      readonly company: string;
      readonly industry: string;
      readonly role: (typeof ROLES)[number];
      readonly jobType: (typeof JOB_TYPES)[number];
      readonly remote: boolean;
      readonly specializations: readonly string[];
      readonly places: readonly Place[];
      /** Without what the job doesn't say. */
      readonly facts: ListedFacts;
      /** The highest pay of the job, in thousands of US dollars a year; 0 if the employer states none. */
      readonly pay: number;
      /** The job's requirements, as `encodeAsks` writes them. */
      readonly asks: string;
    }
  | { readonly closed: true }
);

/** Returns the `entry` attribute of the entry's row. */
export function encodeEntry(entry: ListingEntry): string {
  const { jobId, detected } = entry;
  if (entry.closed) return escapeNonAscii(JSON.stringify([jobId, detected]));
  const { title, company, industry, role, jobType, remote, specializations, facts, pay, asks } = entry;
  const places = entry.places.map(({ city, state, country }) => [city, state, country]);
  return escapeNonAscii(
    JSON.stringify([
      jobId,
      detected,
      title,
      company,
      industry,
      role,
      jobType,
      remote,
      specializations,
      places,
      facts,
      pay,
      asks,
    ]),
  );
}

/** A single non-ASCII letter doubles the time to decode a whole response. */
const escapeNonAscii = (json: string): string =>
  json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Decodes a row. Throws for a row that is not a listing entry. */
export function decodeEntry(row: unknown): ListingEntry {
  const { sk, entry } = ListingRow.parse(row);
  const written = sk.slice(0, sk.indexOf('#'));
  const parts: unknown = JSON.parse(entry);
  if (Array.isArray(parts) && parts.length === 2) {
    const [jobId, detected] = ClosedTuple.parse(parts);
    return { written, jobId, detected, closed: true };
  }
  const [jobId, detected, title, company, industry, ...others] = OpenTuple.parse(parts);
  const [role, jobType, remote, specializations, placeTuples, facts, pay, asks] = others;
  const places = placeTuples.map(([city, state, country]) => ({ city, state, country }));
  return {
    written,
    jobId,
    detected,
    title,
    company,
    industry,
    role,
    jobType,
    remote,
    specializations,
    places,
    facts,
    pay,
    asks,
  };
}
