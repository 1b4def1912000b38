import { fold } from '@daybreak/contract/fold.ts';
import {
  countryByCode,
  countryByName,
  regionsByCode,
  regionsByName,
  townsByName,
} from '../gazetteer/gazetteer.ts';
import type { Region } from '../gazetteer/gazetteer-lines.ts';
import type { TownMatch } from '../gazetteer/town-index.ts';
import { type Territory, territoryByWord } from '../territories.ts';
import { correctStateName } from './correct-spelling.ts';
import { FILLER_WORDS, REGION_WORDS, TIME_ZONES } from './location-words.ts';
import { type WorkMode, workModeOf } from './mode-words.ts';
import type { Word } from './tokenize-location.ts';

/** All possible meanings of a name. `isSpelledOut`: the name of a region or country instead of its code. */
export type Name = {
  text: string;
  towns: readonly TownMatch[];
  regions: readonly Region[];
  country: string | undefined;
  isSpelledOut: boolean;
};

/** A known phrase: a work mode, a name, or words without a place such as 'EMEA'. */
export type Span = { length: number } & (
  | { mode: WorkMode }
  | { name: Name }
  | { territory: Territory }
  | { nothing: true }
);

const MAX_WORDS = 6;
/** Codes that people write in lower case, too. */
export const LOWER_CODES: ReadonlySet<string> = new Set(['us', 'usa', 'uk', 'uae', 'nyc', 'sf']);

/** May be a region or a town's own name: 'Ulm', 'Goa'. Other short words are too often something else. */
export const SHORT_NAME = /^\p{Lu}\p{Ll}{2}$/u;

/** Returns undefined if the words together are no known name. */
export function lookUpName(words: readonly Word[]): Name | undefined {
  const text = words.map((word) => word.text).join(' ');
  const folded = fold(text);
  const [only, more] = words;
  const code = more === undefined && only !== undefined && (only.mayBeCode || LOWER_CODES.has(folded));
  const isShort = folded.length <= 3 && /^[a-z]*$/.test(folded) && !code;
  const isTooShort = isShort && !SHORT_NAME.test(text);
  // 'SE' is Sweden, not Sé in Macao.
  const named = isTooShort || (code && folded.length <= 2) ? [] : regionsByName(folded);
  const coded = code && folded !== 'us' ? regionsByCode(text.toUpperCase()) : [];
  const country = isShort ? undefined : countryByName(folded);
  const byCode = code ? countryByCode(text.toUpperCase()) : undefined;
  const towns = isTooShort
    ? []
    : townsByName(folded).filter(({ isAlias }) => (isAlias ? !isShort : folded.length > 2));
  const name = {
    text,
    towns,
    regions: [...named, ...coded].filter((region) => region.country !== country),
    country: country ?? byCode,
    isSpelledOut: named.length > 0 || (country !== undefined && folded.length > 3),
  };
  return towns.length > 0 || name.regions.length > 0 || name.country !== undefined ? name : undefined;
}

/** Returns the longest known phrase at `start`. Phrases do not cross fields. */
export function findSpan(words: readonly Word[], start: number): Span | undefined {
  let available = 1;
  while (available < MAX_WORDS) {
    const next = words[start + available];
    if (!next || next.border === 'field' || next.border === 'group') break;
    available++;
  }
  for (let length = available; length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const folded = phrase.map((word) => word.folded).join(' ');
    const mode = workModeOf(folded);
    if (mode === 'none') return { length, nothing: true };
    if (mode) return { length, mode };
    const mayBeRegion = phrase[0]?.mayBeCode === true || folded.length > 3;
    const territory = mayBeRegion ? territoryByWord(folded) : undefined;
    if (territory) return { length, territory };
    if (mayBeRegion && REGION_WORDS.has(folded)) return { length, nothing: true };
    const isFiller =
      length === 1 && (TIME_ZONES.has(folded) || (FILLER_WORDS.has(folded) && !phrase[0]?.mayBeCode));
    const name = isFiller ? undefined : lookUpName(phrase);
    if (name) return { length, name };
  }
  return findMisspelledState(words[start]);
}

function findMisspelledState(word: Word | undefined): Span | undefined {
  const state = word && correctStateName(word.folded);
  return state === undefined
    ? undefined
    : {
        length: 1,
        name: {
          text: state,
          towns: [],
          regions: regionsByName(state),
          country: undefined,
          isSpelledOut: true,
        },
      };
}
