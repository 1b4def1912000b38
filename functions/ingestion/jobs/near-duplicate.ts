import { fold } from '../../places/fold.ts';

/** How many hashes a sketch keeps: two texts' likeness is known to about six percent. */
const KEPT = 48;

/** Words in a row that count as one. */
const RUN = 3;

/** A text of fewer runs is too short to tell one vacancy from another. */
const FEWEST = 12;

/** Texts this like each other tell of the same vacancy: a city, a team's name or the pay may differ. */
const SAME = 0.8;

/** FNV-1a over UTF-16, mixed at the end as in MurmurHash3 (both in the public domain), as an unsigned 32-bit number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * A short sketch of a text by which its likeness to others can be told (bottom-k of the hashes of all runs of three
 * words: Broder, "On the resemblance and containment of documents", 1997). Empty for a text too short to tell.
 */
export function minHash(text: string): string {
  const words = fold(text).split(' ');
  const hashes = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at += 1) hashes.add(hash(words.slice(at, at + RUN).join(' ')));
  if (hashes.size < FEWEST) return '';
  const least = Uint32Array.from(hashes).sort().slice(0, KEPT);
  return Buffer.from(least.buffer).toString('base64');
}

const hashesIn = (sketch: string): number[] => {
  const bytes = Buffer.from(sketch, 'base64');
  return Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4));
};

/** How much two sketched texts have in common: 0 for nothing, 1 for all. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [mine, yours] = [new Set(hashesIn(one)), new Set(hashesIn(other))];
  const least = [...new Set([...mine, ...yours])].sort((a, b) => a - b).slice(0, KEPT);
  return least.filter((value) => mine.has(value) && yours.has(value)).length / least.length;
}

/** Whether two texts tell of the same vacancy; two that are too short to tell do, one alone does not. */
export const isNearDuplicate = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && likeness(one, other) >= SAME);
