import { gunzipSync, gzipSync } from 'node:zlib';
import { entryOfText, type ListingEntry, toldOf } from '../../table/listing.ts';

/** So much text goes into one part, in letters of ASCII: even where it does not compress, a row may hold it. */
const PART = 380_000;

/** The length of an instant as the log writes it. */
const INSTANT = 24;

/**
 * Entries of the log packed into parts, in the order of writing whatever order they are given in, so that packing them
 * again gives the same. No entries are one part without any.
 */
export function packed(entries: readonly ListingEntry[]): Uint8Array[] {
  const inOrder = entries.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const parts: string[] = [];
  let part = '';
  for (const entry of inOrder) {
    const line = `${entry.written}${toldOf(entry)}\n`;
    if (part.length + line.length > PART) {
      parts.push(part);
      part = '';
    }
    part += line;
  }
  return [...parts, part].map((text) => gzipSync(text));
}

const orderOf = ({ written, jobId }: ListingEntry): string => `${written}#${jobId}`;

/** Tells the entries of a part that were written after an instant (ISO). */
export function unpack(part: Uint8Array, after: string, tell: (entry: ListingEntry) => void): void {
  const text = gunzipSync(part).toString('latin1');
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    const written = text.slice(start, start + INSTANT);
    const told = text.slice(start + INSTANT, end);
    start = end + 1;
    if (written >= after) tell(entryOfText(written, told));
  }
}
