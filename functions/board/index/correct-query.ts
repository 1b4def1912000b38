import { isLiteral } from '@daybreak/contract/literal-search.ts';
import { countTypos } from '../../titles/count-typos.ts';
import { spellWord } from '../../titles/spell-word.ts';
import { isKnown } from '../../titles/vocabulary.ts';
import { splitWords } from './interner.ts';
import type { Listing } from './listing-index.ts';
import { dropFiller } from './query-words.ts';

/** Shorter words have too many neighbors: 'sre' is not 'are'. */
const MIN_LENGTH = 4;

/** From this length on, a word may have two typos. */
const LONG_WORD = 8;

/** A typo may be in as many titles, if the word that is meant is in `MIN_TIMES` as many. */
export const MAX_SHARED_TYPO = 3;
const MIN_TIMES = 20;

/**
 * Returns a query whose misspelled words are replaced by the nearest words of the listing, or null if there
 * is nothing to correct. A word is misspelled if it begins no word of any title, company or specialization,
 * or only words of a few titles that share the typo. Words in quotation marks are meant as they are.
 */
export function correctQuery(listing: Listing, query: string): string | null {
  if (isLiteral(query)) return null;
  const names = new Set([...listing.companyWords.words, ...listing.specializationWords.words]);
  const known = new Set([...listing.titles.words, ...names]);
  const words = splitWords(dropFiller(query));
  const corrected = words.map((word) => {
    if (word.length < MIN_LENGTH || beginsAny(word, names)) return word;
    const titles = beginsAny(word, known) ? countTitles(listing, word) : 0;
    if (titles > MAX_SHARED_TYPO || (titles > 0 && isVocabulary(word))) return word;
    const nearest = nearestWord(word, known);
    return nearest !== undefined && countTitles(listing, nearest) >= titles * MIN_TIMES ? nearest : word;
  });
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null;
}

const beginsAny = (word: string, known: ReadonlySet<string>): boolean =>
  [...known].some((other) => other.startsWith(word));

/** Whether the models of titles know a word, so that it isn't misspelled however rare it is. */
const isVocabulary = (word: string): boolean => spellWord(word).every(isKnown);

const countTitles = ({ titles }: Listing, word: string): number =>
  titles.bits((other) => (other.startsWith(word) ? 1 : 0)).filter((bits) => bits > 0).length;

/** Returns the other word with the fewest typos, the first seen among equals; undefined if none is near. */
function nearestWord(word: string, known: ReadonlySet<string>): string | undefined {
  let nearest: string | undefined;
  let limit = word.length >= LONG_WORD ? 2 : 1;
  for (const other of known) {
    if (other.startsWith(word) || Math.abs(other.length - word.length) > limit) continue;
    const typos = countTypos(word, other);
    if (typos > limit || (nearest !== undefined && typos === limit)) continue;
    nearest = other;
    limit = typos;
  }
  return nearest;
}
