import { foldLetters } from '@daybreak/contract/fold.ts';
import { countryByName } from '../places/gazetteer/gazetteer.ts';

/** Numbers of legal entities, as in '1001 Acme Inc.' and 'US10 - Acme LLC'. */
const ENTITY_NUMBER = /^(?:[A-Z]{0,4}[-_]?\d{3,6} ?[-–:.]? +|[A-Z]{0,4}\d{1,2} ?[-–:] +)(?=\S*\p{L})/u;

/** Legal forms, and words for the part of a company that employs people. */
const ENTITY_WORDS = new Set(
  (
    'inc incorporated llc llp lp ltd limited gmbh corp corporation co company ag sa sas sarl bv nv plc pty pte pvt oy oyj ab ' +
    'as aps srl spa kk kg kgaa se na private public holding holdings group operations employment staffing international ' +
    'usa us uk emea apac europe americas'
  ).split(' '),
);

/** Before these words, a last word is part of the name: 'Bank of America'. */
const JOINING = new Set(['of', 'and', 'the', 'de', 'for']);

const MAX_LENGTH = 200;

/** 'L.L.C.' becomes 'llc', and 'General Motors' 'generalmotors'. */
const letters = (name: string): string => foldLetters(name).replaceAll(' ', '');

/**
 * Derives the name that people know from that of a legal entity: 'Workday' from 'Workday Government, LLC'.
 * `account` is the employer's account at a vendor, 'workday': often the brand in small letters. Returns ''
 * only for an empty name.
 */
export function brandName(legalName: string, account = ''): string {
  const legal = legalName.slice(0, MAX_LENGTH).trim();
  const words = legal
    .replace(ENTITY_NUMBER, '')
    .replace(/ ?[([][^()[\]]*[)\]]/g, ' ')
    .replace(/^the (?=\S)/i, '')
    .split(/\s+/)
    .filter((word) => letters(word) !== '' || word === '&');
  const known = words.findIndex((_, at) => letters(words.slice(0, at + 1).join(' ')) === letters(account));
  const length = account !== '' && known >= 0 ? known + 1 : lengthWithoutEntity(words);
  return (
    words
      .slice(0, length)
      .join(' ')
      .replace(/[\s,;:–-]+$/, '') || legal
  );
}

function lengthWithoutEntity(words: readonly string[]): number {
  let length = words.length;
  while (length > 1 && isEntityWord(words[length - 1]) && !JOINING.has(letters(words[length - 2] ?? '')))
    length -= 1;
  return length;
}

function isEntityWord(word = ''): boolean {
  const folded = letters(word);
  return folded === '' || ENTITY_WORDS.has(folded) || countryByName(folded) !== undefined;
}
