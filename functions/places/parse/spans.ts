import { fold } from '../fold.ts';
import {
  countryCoded,
  countryNamed,
  type Region,
  regionsCoded,
  regionsNamed,
  type TownHit,
  townsNamed,
} from '../gazetteer/gazetteer.ts';
import { FILLER, REGION_WORDS, TIME_ZONES } from './filler.ts';
import { type Mode, modeOf } from './mode-words.ts';
import type { Word } from './tokens.ts';

/** All a name may stand for. `spelled`: a region's or country's name rather than its code. */
export type Name = {
  text: string;
  towns: readonly TownHit[];
  regions: readonly Region[];
  country: string | undefined;
  spelled: boolean;
};

/** The longest known phrase at a word: a mode of work, a name, or words that stand for no place ('EMEA'). */
export type Span = { length: number } & ({ mode: Mode } | { name: Name } | { nothing: true });

const LONGEST = 6;
const LOWER_CODES = new Set(['us', 'usa', 'uk', 'uae', 'nyc', 'sf']);

/** All that some words may name together; undefined where they name nothing known. */
export function readName(words: readonly Word[]): Name | undefined {
  const text = words.map((word) => word.text).join(' ');
  const folded = fold(text);
  const [only, more] = words;
  const code = more === undefined && only !== undefined && (only.code || LOWER_CODES.has(folded));
  const tiny = folded.length <= 3 && /^[a-z]*$/.test(folded) && !code;
  const named = tiny ? [] : regionsNamed(folded);
  const coded = code && folded !== 'us' ? regionsCoded(text.toUpperCase()) : [];
  const country = tiny ? undefined : countryNamed(folded);
  const byCode = code ? countryCoded(text.toUpperCase()) : undefined;
  const towns = tiny ? [] : townsNamed(folded).filter(({ alias }) => alias || folded.length > 2);
  const name = {
    text,
    towns,
    regions: [...named, ...coded].filter((region) => region.country !== country),
    country: country ?? byCode,
    spelled: named.length > 0 || (country !== undefined && folded.length > 3),
  };
  return towns.length > 0 || name.regions.length > 0 || name.country !== undefined ? name : undefined;
}

/** What the words from `start` on name, longest phrase first; phrases do not cross fields. */
export function spanAt(words: readonly Word[], start: number): Span | undefined {
  let most = 1;
  while (most < LONGEST) {
    const next = words[start + most];
    if (!next || next.border === 'field' || next.border === 'group') break;
    most++;
  }
  for (let length = most; length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const folded = phrase.map((word) => word.folded).join(' ');
    const mode = modeOf(folded);
    if (mode === 'none') return { length, nothing: true };
    if (mode) return { length, mode };
    const capitals = phrase[0]?.code === true || folded.length > 3;
    if (capitals && REGION_WORDS.has(folded)) return { length, nothing: true };
    const filler = length === 1 && (TIME_ZONES.has(folded) || (FILLER.has(folded) && !phrase[0]?.code));
    const name = filler ? undefined : readName(phrase);
    if (name) return { length, name };
  }
  return undefined;
}
