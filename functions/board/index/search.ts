import { savedTitleKeys } from '../../titles/keys.ts';
import { parseSearch, parseTitle } from '../../titles/parse-title.ts';
import { optionalTools } from '../../titles/saved-title.ts';
import type { Title } from '../../titles/title.ts';
import { titleMatches } from '../../titles/title-match.ts';
import { joinAmpersands } from './interner.ts';
import type { Listing } from './listing-index.ts';
import { dropFiller, requiredWords } from './query-words.ts';
import { titleKeyIndex } from './title-key-index.ts';

/** The most words of a query that count: a bit of a number for each. */
const MAX_WORDS = 31;

/**
 * A query compiled for a listing: bit n is set where word n begins a word of the title, company or specializations. A
 * job is found if the bits of its three values together are `every`, which is 0 for an empty query.
 */
export interface Search {
  readonly titles: Uint32Array;
  readonly companies: Uint32Array;
  readonly specializations: Uint32Array;
  readonly every: number;
}

const titlesWithKeys = titleKeyIndex(parseTitle);

/** Also finds every job whose title matches the query by the rule of alerts: 'sre' finds Site Reliability Engineer. */
export function compileSearch(listing: Listing, typed: string): Search {
  const query = joinAmpersands(dropFiller(typed));
  const prefixes = requiredWords(query).slice(0, MAX_WORDS);
  const every = prefixes.reduce((bits, _, n) => bits | (1 << n), 0);
  const bitsOf = (word: string) =>
    prefixes.reduce((bits, prefix, n) => (word.startsWith(prefix) ? bits | (1 << n) : bits), 0);
  const titles = listing.titles.bits(bitsOf);
  if (every !== 0) addTitleMatches(listing, query, titles, every);
  return {
    titles,
    companies: listing.companyWords.bits(bitsOf),
    specializations: listing.specializationWords.bits(bitsOf),
    every,
  };
}

/** Sets bits for the titles that match the query as a saved title, by the rule of alerts. */
export function addTitleMatches({ titles }: Listing, query: string, bits: Uint32Array, added: number): void {
  const wanted = parseSearch(query);
  const keys = new Set(savedTitleKeys(wanted));
  const candidates = titlesWithKeys(titles, keys);
  const decides = keysDecide(wanted, keys);
  candidates.forEach((isCandidate, title) => {
    const known = bits[title] ?? 0;
    if (isCandidate === 0 || (known & added) === added) return;
    if (decides || titleMatches(wanted, parseTitle(titles.at(title)))) bits[title] = known | added;
  });
}

/**
 * Whether a title that has one of the keys always matches, so that thousands need not be compared: the keys
 * hold every word ('=' instead of ':') and the level, except that new graduates share theirs with all
 * beginners. See `savedTitleKeys`.
 */
const keysDecide = (wanted: Title, keys: ReadonlySet<string>): boolean =>
  wanted.notes.length === 0 &&
  wanted.territories.length === 0 &&
  wanted.levels.length < 2 &&
  !wanted.levels.includes('newgrad') &&
  optionalTools(wanted).length === 0 &&
  [...keys].every((key) => !key.includes(':') && (wanted.levels.length === 0 || key.includes('/')));
