import * as z from 'zod';
import { JOB_TYPES, ROLES } from '../../table/codes.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';
import { Interner } from '../index/interner.ts';

type Open = Exclude<ListingEntry, { closed: true }>;

/** An array of numbers as it is, of whichever realm. */
const numbers = <Column extends Float64Array | Uint8Array | Uint32Array>(kind: string) =>
  z.custom<Column>((value) => Object.prototype.toString.call(value) === `[object ${kind}]`);
const instants = numbers<Float64Array>('Float64Array');
const codes = numbers<Uint8Array>('Uint8Array');

/** The distinct values of a field, and for each entry the number of its own. */
const valued = <Value>(value: z.ZodType<Value>) =>
  z.object({ values: z.array(value), numbers: numbers<Uint32Array>('Uint32Array') });
const names = valued(z.string());
const Place = z.object({ city: z.string(), state: z.string(), country: z.string() });

/**
 * Entries of the log as columns: what is at one index in each of them is one entry. That is how they are packed, and how
 * the index takes them: what many of them share is looked at once. A closing has zeros where it tells nothing.
 */
export const EntryColumns = z.object({
  jobId: z.array(z.string()),
  /** Epoch milliseconds. */
  written: instants,
  detected: instants,
  /** 1 or 0. */
  closed: codes,
  remote: codes,
  /** Indexes of ROLES and JOB_TYPES. */
  role: codes,
  jobType: codes,
  title: names,
  company: names,
  industry: names,
  specializations: valued(z.array(z.string())),
  places: valued(z.array(Place)),
});
export type EntryColumns = z.infer<typeof EntryColumns>;

/** The columns of entries, in their order. */
export function columnsOf(entries: readonly ListingEntry[]): EntryColumns {
  const codesOf = (read: (entry: Open) => number) =>
    Uint8Array.from(entries, (entry) => (entry.closed ? 0 : read(entry)));
  const valuesOf = <Value>(read: (entry: Open) => Value) => {
    const numbered = new Interner<Value>();
    const numberOf = (value: Value) =>
      numbered.of(typeof value === 'string' ? value : JSON.stringify(value), () => value);
    const numbers = Uint32Array.from(entries, (entry) => (entry.closed ? 0 : numberOf(read(entry))));
    return { values: numbered.all, numbers };
  };
  return {
    jobId: entries.map(({ jobId }) => jobId),
    written: Float64Array.from(entries, ({ written }) => Date.parse(written)),
    detected: Float64Array.from(entries, ({ detected }) => Date.parse(detected)),
    closed: Uint8Array.from(entries, ({ closed }) => (closed ? 1 : 0)),
    remote: codesOf(({ remote }) => (remote ? 1 : 0)),
    role: codesOf(({ role }) => ROLES.indexOf(role)),
    jobType: codesOf(({ jobType }) => JOB_TYPES.indexOf(jobType)),
    title: valuesOf(({ title }) => title),
    company: valuesOf(({ company }) => company),
    industry: valuesOf(({ industry }) => industry),
    specializations: valuesOf(({ specializations }) => [...specializations]),
    places: valuesOf(({ places }) => [...places]),
  };
}
