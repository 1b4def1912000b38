import { countTypos } from '../../titles/count-typos.ts';
import { splitWords } from './interner.ts';
import type { Listing } from './listing-index.ts';
import { dropFiller } from './query-words.ts';

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
  const words = splitWords(dropFiller(query));
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
