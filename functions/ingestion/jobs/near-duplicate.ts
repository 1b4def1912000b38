import { fold } from '@daybreak/contract/fold.ts';

/** With 48 hashes per sketch, similarity is accurate to about 6 percentage points. */
const SKETCH_SIZE = 48;

const SHINGLE_WORDS = 3;

/** A text with fewer shingles is too short to compare. */
const MIN_SHINGLES = 12;

/** At this similarity two texts describe the same job: only a city, a team's name or the pay differs. */
const MIN_SIMILARITY = 0.8;

interface Sketched {
  readonly sketch: string;
}

/** The sketch of a text that could not be loaded yet, and may be any text. */
export const UNKNOWN_TEXT = '?';

const isKnown = ({ sketch }: Sketched): boolean => sketch !== UNKNOWN_TEXT;

/** Returns the first sketch of a known text, or `UNKNOWN_TEXT`. */
export const knownSketch = (texts: readonly Sketched[]): string =>
  texts.find(isKnown)?.sketch ?? UNKNOWN_TEXT;

/** Sorts known texts before unknown ones, which may belong to any of them. */
export const knownTextsFirst = <Item extends Sketched>(texts: readonly Item[]): Item[] => [
  ...texts.filter(isKnown),
  ...texts.filter((text) => !isKnown(text)),
];

/** FNV-1a over UTF-16, mixed at the end as in MurmurHash3 (both in the public domain), as an unsigned 32-bit number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Returns the bottom-k MinHash sketch of a text's three-word shingles, base64 encoded (Broder, "On the resemblance and
 * containment of documents", 1997). Returns '' for a text that is too short to compare.
 */
export function minHash(text: string): string {
  const words = fold(text).split(' ');
  const hashes = new Set<number>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1)
    hashes.add(hash(words.slice(at, at + SHINGLE_WORDS).join(' ')));
  if (hashes.size < MIN_SHINGLES) return '';
  const least = Uint32Array.from(hashes).sort().slice(0, SKETCH_SIZE);
  return Buffer.from(least.buffer).toString('base64');
}

const hashesIn = (sketch: string): number[] => {
  const bytes = Buffer.from(sketch, 'base64');
  return Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4));
};

/** Estimates the Jaccard similarity of two sketched texts, from 0 to 1. */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [first, second] = [new Set(hashesIn(one)), new Set(hashesIn(other))];
  const least = [...new Set([...first, ...second])].sort((a, b) => a - b).slice(0, SKETCH_SIZE);
  return least.filter((value) => first.has(value) && second.has(value)).length / least.length;
}

/**
 * Compares two MinHash sketches. Two texts too short to compare count as near-duplicates; one alone does not.
 * An unknown text counts as a near-duplicate of any.
 */
export const isNearDuplicate = (one: string, other: string): boolean =>
  one === other ||
  one === UNKNOWN_TEXT ||
  other === UNKNOWN_TEXT ||
  (one !== '' && other !== '' && similarity(one, other) >= MIN_SIMILARITY);
