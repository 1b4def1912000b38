import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ListingEntry } from '../../table/listing-entry.ts';
import { columnsOf, EntryColumns } from './entry-columns.ts';

/** So many bytes a row may hold beside its key. */
const PART = 380_000;

/**
 * Entries of the log packed into parts, in the order of writing whatever order they are given in, so that packing them
 * again gives the same. No entries are one part without any.
 */
export function packed(entries: readonly ListingEntry[]): Uint8Array[] {
  return partsOf(entries.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)));
}

const orderOf = ({ written, jobId }: ListingEntry): string => `${written}#${jobId}`;

function partsOf(entries: readonly ListingEntry[]): Uint8Array[] {
  const part = gzipSync(serialize(columnsOf(entries)));
  if (part.byteLength <= PART || entries.length < 2) return [part];
  const half = entries.length >> 1;
  return [...partsOf(entries.slice(0, half)), ...partsOf(entries.slice(half))];
}

/** The entries of a part. Throws where it is none. */
export const unpack = (part: Uint8Array): EntryColumns => EntryColumns.parse(deserialize(gunzipSync(part)));
