import { splitWords } from './interner.ts';
import type { Listing } from './listing-index.ts';

/** Shorter words have too many neighbors: 'sre' is not 'are'. */
const MIN_LENGTH = 4;

/** From this length on, a word may have two typos. */
const LONG_WORD = 8;

/**
 * Returns a query whose misspelled words are replaced by the nearest words of the listing, or null if there is nothing to
 * correct. A word is misspelled if it begins no word of any title, company or specialization.
 */
export function correctQuery(listing: Listing, query: string): string | null {
  const vocabularies = [listing.titles, listing.companyWords, listing.specializationWords];
  const known = new Set(vocabularies.flatMap(({ words }) => words));
  const words = splitWords(query);
  const corrected = words.map((word) => nearestWord(word, known) ?? word);
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null;
}

/** Returns the word with the fewest typos, the first seen among equals; undefined if the word is known or none is near. */
function nearestWord(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < MIN_LENGTH || [...known].some((other) => other.startsWith(word))) return undefined;
  let nearest: string | undefined;
  let limit = word.length >= LONG_WORD ? 2 : 1;
  for (const other of known) {
    if (Math.abs(other.length - word.length) > limit) continue;
    const typos = countTypos(word, other);
    if (typos > limit || (nearest !== undefined && typos === limit)) continue;
    nearest = other;
    limit = typos;
  }
  return nearest;
}

/**
 * Counts letters to insert, delete, replace or swap with their neighbor (optimal string alignment distance,
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export function countTypos(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const typos = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      next.push(typos);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
