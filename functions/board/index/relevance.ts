import { namesLevel } from '../../titles/levels.ts';
import { spellWord } from '../../titles/spell-word.ts';
import { joinAmpersands, splitWords } from './interner.ts';
import type { Listing } from './listing-index.ts';
import { dropFiller } from './query-words.ts';
import { addTitleMatches } from './search.ts';

const TITLE = 0;
const OCCUPATION = 1;
const WORDS = 2;

/**
 * Returns how well each title of a listing fits a query, best first: 0 if it is the query, apart from levels
 * and spelling; 1 if it names the same occupation by the rule of alerts; 2 if words occur at most elsewhere.
 */
export function compileRelevance(listing: Listing, typed: string): Uint8Array {
  const query = joinAmpersands(dropFiller(typed));
  const matched = new Uint32Array(listing.titles.size);
  if (splitWords(query).length > 0) addTitleMatches(listing, query, matched, 1);
  const name = nameOf(query);
  return Uint8Array.from(matched, (isMatch, title) => {
    if (isMatch === 0) return WORDS;
    return nameOf(listing.titles.at(title)) === name ? TITLE : OCCUPATION;
  });
}

/** A title's words in one order and spelling, without levels: a Senior Nurse is a nurse. */
const nameOf = (title: string): string =>
  splitWords(title)
    .flatMap(spellWord)
    .filter((word) => !namesLevel(word))
    .sort()
    .join(' ');
