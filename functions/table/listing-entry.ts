import * as z from 'zod';
import { JOB_TYPES, ROLES } from './codes.ts';
import type { Place } from './user.ts';

/** What an entry of a closed job tells, and one of an open job: in that order, without names. */
const ClosedTuple = z.tuple([z.string(), z.string()]);
const OpenTuple = z.tuple([
  ...([z.string(), z.string(), z.string(), z.string(), z.string()] as const),
  ...([z.enum(ROLES), z.enum(JOB_TYPES), z.boolean(), z.array(z.string())] as const),
  z.array(z.tuple([z.string(), z.string(), z.string()])),
]);

/**
 * An entry of the log behind the public listing as it is stored. A reader that begins anew takes hundreds of thousands
 * at once, and most of its time goes into the values of DynamoDB's format: so what is told is one text, JSON.
 */
const ListingRow = z.object({ sk: z.string(), told: z.string() });

/** One entry of the log: a job as it stood when it was written, or that it has closed. */
export type ListingEntry = {
  /** When the entry was written: ISO 8601, UTC, milliseconds. */
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
    }
  | { readonly closed: true }
);

/** What an entry tells, as its row holds it. */
export function encodeEntry(entry: ListingEntry): string {
  const { jobId, detected } = entry;
  if (entry.closed) return escapeNonAscii(JSON.stringify([jobId, detected]));
  const { title, company, industry, role, jobType, remote, specializations } = entry;
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
    ]),
  );
}

/** One letter beyond ASCII doubles what the text of a whole answer takes to be read. */
const escapeNonAscii = (json: string): string =>
  json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The entry of a row. Throws where it is none. */
export function decodeEntry(row: unknown): ListingEntry {
  const { sk, told } = ListingRow.parse(row);
  const written = sk.slice(0, sk.indexOf('#'));
  const parts: unknown = JSON.parse(told);
  if (Array.isArray(parts) && parts.length === 2) {
    const [jobId, detected] = ClosedTuple.parse(parts);
    return { written, jobId, detected, closed: true };
  }
  const [jobId, detected, title, company, industry, role, jobType, remote, specializations, offered] =
    OpenTuple.parse(parts);
  const places = offered.map(([city, state, country]) => ({ city, state, country }));
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
  };
}
