import { fold } from '@daybreak/contract/fold.ts';
import { joinInitials } from '@daybreak/contract/join-initials.ts';
import { dropExclusions } from './drop-exclusions.ts';
import { dropStreets } from './drop-streets.ts';
import { dropTimeZones } from './drop-time-zones.ts';
import { nameHyphenatedTowns } from './hyphenated-towns.ts';
import { nameNations } from './name-nations.ts';
import { nameWholeCountries } from './whole-countries.ts';

/** The separator before a word: 'joint' is a hyphen or dot within a name, 'aside' an opening bracket. */
export type Border = 'space' | 'joint' | 'field' | 'aside' | 'group';

/** `mayBeCode`: it has 2 to 4 letters, all capitals. */
export type Word = { text: string; folded: string; border: Border; mayBeCode: boolean };

const FLAG = /\p{RI}\p{RI}/gu;
const letterOf = (indicator: string) =>
  String.fromCodePoint((indicator.codePointAt(0) ?? 0) - 0x1f1e6 + 'A'.charCodeAt(0));

/** 'Northern VA' is Virginia. */
const PART_OF_STATE = /\b(?:northern|southern|eastern|western|central|upstate|downstate) (?=[A-Z]{2}\b)/gi;

/** 'Tampa Bay Area' is Tampa, while 'Bay Area' alone is that of San Francisco. */
const BAY_OF_TOWN = /\b((?!Remote|Hybrid)\p{Lu}\p{L}*) Bay Area\b/gu;

/**
 * Converts flags to codes, 'D.C.' to 'DC', '&' to 'and' and 'Home-France' to remote; 'Warehouse/DC' is a
 * distribution center. Drops time zones and excluded places.
 */
function normalizeLocation(text: string): string {
  return dropTimeZones(dropExclusions(joinInitials(text.normalize('NFKC'))))
    .replace(FLAG, (flag) => `, ${[...flag].map(letterOf).join('')}, `)
    .replace(/\b(warehouse|retail|store) ?\/ ?DC\b/gi, '$1')
    .replace(/&/g, ' and ')
    .replace(/^home ?- ?(?=\p{Lu})/iu, 'Remote - ')
    .replace(PART_OF_STATE, '')
    .replace(BAY_OF_TOWN, '$1')
    .replace(/\b(?:town|township|city|village|borough) of (?=\p{Lu})/giu, '');
}

function classifyBorder(between: string): Border {
  if (/[;|•·\n\r\t▪●]|\s\+\s/.test(between)) return 'group';
  if (/[([]\s*$/.test(between)) return 'aside';
  if (/[,()[\]{}:/\\_–—→>+*"“”]|\s-|-\s/.test(between)) return 'field';
  return /^[-.]+$/.test(between) ? 'joint' : 'space';
}

const MAX_LENGTH = 4000;
const MAX_WORDS = 400;

/** Splits a location into at most 400 words. */
export function tokenizeLocation(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  const named = nameHyphenatedTowns(nameWholeCountries(nameNations(text.slice(0, MAX_LENGTH))));
  const source = normalizeLocation(dropStreets(named)).slice(0, MAX_LENGTH);
  for (const match of source.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’‘ʻ`][\p{L}\p{N}]+)*/gu)) {
    const word = match[0];
    words.push({
      text: word,
      folded: fold(word),
      border: words.length === 0 ? 'group' : classifyBorder(source.slice(end, match.index)),
      mayBeCode: /^[A-Z]{2,4}$/.test(word),
    });
    end = match.index + word.length;
    if (words.length === MAX_WORDS) break;
  }
  return words;
}
