import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { JOB_TYPES, ROLES } from '../../table/codes.ts';
import { ListedFacts } from '../../table/job.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';
import { Interner } from '../index/interner.ts';

type OpenEntry = Exclude<ListingEntry, { closed: true }>;

/** A typed array, whichever realm it comes from. */
const numbers = <Column extends Float64Array | Uint8Array | Uint32Array>(kind: string) =>
  z.custom<Column>((value) => Object.prototype.toString.call(value) === `[object ${kind}]`);
const instants = numbers<Float64Array>('Float64Array');
const codes = numbers<Uint8Array>('Uint8Array');
const amounts = numbers<Uint32Array>('Uint32Array');

/** The distinct values of a field, and the number of each entry's value. */
const interned = <Value>(value: z.ZodType<Value>) => z.object({ values: z.array(value), numbers: amounts });
const names = interned(z.string());
const Place = z.object({ city: z.string(), state: z.string(), country: z.string() });

/**
 * Entries of the log by column: one index in every column is one entry. They are packed this way, and the index takes
 * them this way, so that a value shared by many entries is looked up once. A closing has zeros for what it leaves out.
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
  /** Thousands of US dollars a year; 0 if not stated. */
  pay: amounts,
  title: names,
  company: names,
  industry: names,
  specializations: interned(z.array(z.string())),
  places: interned(z.array(Place)),
  /** Hours that were packed before entries had them lack these columns. */
  facts: interned(ListedFacts).default(() => ({ values: [], numbers: new Uint32Array() })),
  asks: names.default(() => ({ values: [], numbers: new Uint32Array() })),
});
export type EntryColumns = z.infer<typeof EntryColumns>;

/** Turns entries into columns, in their order. */
export function toColumns(entries: readonly ListingEntry[]): EntryColumns {
  const codesOf = (read: (entry: OpenEntry) => number) =>
    Uint8Array.from(entries, (entry) => (entry.closed ? 0 : read(entry)));
  const valuesOf = <Value>(read: (entry: OpenEntry) => Value) => {
    const interner = new Interner<Value>();
    const numberOf = (value: Value) =>
      interner.intern(typeof value === 'string' ? value : JSON.stringify(value), () => value);
    const numbers = Uint32Array.from(entries, (entry) => (entry.closed ? 0 : numberOf(read(entry))));
    return { values: interner.values, numbers };
  };
  return {
    jobId: entries.map(({ jobId }) => jobId),
    written: Float64Array.from(entries, ({ written }) => Date.parse(written)),
    detected: Float64Array.from(entries, ({ detected }) => Date.parse(detected)),
    closed: Uint8Array.from(entries, ({ closed }) => (closed ? 1 : 0)),
    remote: codesOf(({ remote }) => (remote ? 1 : 0)),
    role: codesOf(({ role }) => ROLES.indexOf(role)),
    jobType: codesOf(({ jobType }) => JOB_TYPES.indexOf(jobType)),
    pay: Uint32Array.from(entries, (entry) => (entry.closed ? 0 : entry.pay)),
    title: valuesOf(({ title }) => title),
    company: valuesOf(({ company }) => company),
    industry: valuesOf(({ industry }) => industry),
    specializations: valuesOf(({ specializations }) => [...specializations]),
    places: valuesOf(({ places }) => [...places]),
    facts: valuesOf(({ facts }) => facts),
    asks: valuesOf(({ asks }) => asks),
  };
}

/** The most bytes of a part: a row of the table holds 400 KB. */
const PART_BYTES = 380_000;

/**
 * Packs entries into parts, each small enough for a row. Sorts them by writing first, so that packing them again gives
 * the same bytes. No entries give one empty part.
 */
export function packEntries(entries: readonly ListingEntry[]): Uint8Array[] {
  return packSorted(entries.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)));
}

const sortKey = ({ written, jobId }: ListingEntry): string => `${written}#${jobId}`;

function packSorted(entries: readonly ListingEntry[]): Uint8Array[] {
  const part = gzipSync(serialize(toColumns(entries)));
  if (part.byteLength <= PART_BYTES || entries.length < 2) return [part];
  const half = entries.length >> 1;
  return [...packSorted(entries.slice(0, half)), ...packSorted(entries.slice(half))];
}

/** Unpacks one part. Throws if it isn't one. */
export const unpackEntries = (part: Uint8Array): EntryColumns =>
  EntryColumns.parse(deserialize(gunzipSync(part)));
