import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Place } from '../../table/user.ts';
import { savedTitleKeys } from '../../titles/keys.ts';
import { parseSearch, parseTitle } from '../../titles/parse-title.ts';
import { isLeader, optionalTools } from '../../titles/saved-requirements.ts';
import { coversTerritories, territoriesOf } from '../../titles/territories.ts';
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
  /** Of a query that names a place: the titles that match and name none, and the lists of places that have it. */
  readonly nearby?: { readonly titles: Uint32Array; readonly places: Uint8Array };
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
    ...withoutEmpty({ nearby: compileNearby(listing, query) }),
    titles,
    companies: listing.companyWords.bits(bitsOf),
    specializations: listing.specializationWords.bits(bitsOf),
    every,
  };
}

/** Finds the jobs whose titles match the query but for its place, and whose places are there. */
function compileNearby(listing: Listing, query: string): Search['nearby'] {
  const wanted = parseSearch(query);
  const { territories } = wanted;
  if (territories.length === 0) return undefined;
  const titles = new Uint32Array(listing.titles.size);
  addMatches(listing, { ...wanted, territories: [] }, titles, 1, namesNoTerritory);
  const hasPlace = (places: readonly Place[]) =>
    coversTerritories({ territories: [], places: territoriesOf(places) }, territories, isLeader(wanted));
  return { titles, places: Uint8Array.from(listing.places, (places) => Number(hasPlace(places))) };
}

const namesNoTerritory = ({ territories }: Title): boolean => territories.length === 0;

/**
 * Sets bits for the titles that match the query as a saved title, by the rule of alerts. If the query names a place, a
 * title has to name it, too.
 */
export function addTitleMatches(listing: Listing, query: string, bits: Uint32Array, added: number): void {
  const wanted = parseSearch(query);
  if (namesNoTerritory(wanted)) addMatches(listing, wanted, bits, added);
  else addMatches(listing, wanted, bits, added, (posted) => !namesNoTerritory(posted));
}

function addMatches(
  { titles }: Listing,
  wanted: Title,
  bits: Uint32Array,
  added: number,
  isMeant?: (posted: Title) => boolean,
): void {
  const keys = new Set(savedTitleKeys(wanted));
  const candidates = titlesWithKeys(titles, keys);
  const decides = isMeant === undefined && keysDecide(wanted, keys);
  candidates.forEach((isCandidate, title) => {
    const known = bits[title] ?? 0;
    if (isCandidate === 0 || (known & added) === added) return;
    if (decides) bits[title] = known | added;
    else {
      const posted = parseTitle(titles.at(title));
      if (isMeant?.(posted) !== false && titleMatches(wanted, posted)) bits[title] = known | added;
    }
  });
}

/**
 * Whether a title that has one of the keys always matches, so that thousands need not be compared: the keys
 * hold every word ('=' instead of ':') and the level, except that new graduates share theirs with all
 * beginners. See `savedTitleKeys`.
 */
const keysDecide = (wanted: Title, keys: ReadonlySet<string>): boolean =>
  wanted.notes.length === 0 &&
  wanted.levels.length < 2 &&
  !wanted.levels.includes('newgrad') &&
  optionalTools(wanted).length === 0 &&
  [...keys].every((key) => !key.includes(':') && (wanted.levels.length === 0 || key.includes('/')));
