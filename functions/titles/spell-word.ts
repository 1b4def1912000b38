import { countTypos } from './count-typos.ts';
import { spellingRows } from './data/title-data.ts';
import { remember } from './remember.ts';
import { wordsOf } from './vocabulary.ts';

type Words = readonly string[];

/** Where a written form has a meaning: everywhere, or as data/spellings.tsv describes. */
type Place = '' | 'last' | 'inside' | 'alone' | 'roleless';

const meanings: Readonly<Record<Place, Map<string, Words>>> = {
  '': new Map(),
  last: new Map(),
  inside: new Map(),
  alone: new Map(),
  roleless: new Map(),
};
const isPlace = (text: string): text is Place => text in meanings;
for (const [written = '', means = '', place = ''] of spellingRows) {
  if (!isPlace(place))
    throw new Error(`spellings.tsv says '${place}' where it says where '${written}' is meant.`);
  meanings[place].set(written, means.split(' '));
}

/** Returns what a spelled word means only in this place of a title. */
export const meaningAt = (place: Exclude<Place, ''>, word: string): Words | undefined =>
  meanings[place].get(word);

const MAX_WORD_LENGTH = 32;

/** Converts lower-case words to the vocabulary's spelling: 'sr' to 'senior', 'swe' to 'software engineer', plurals to singular. */
export const spellWord = remember((written) => spell(written));

/** Converts words to the vocabulary's spelling, without one typo: 'enigneer' to 'engineer'. */
export const spellCorrected = remember((written) => spell(correctWord(written)));

function spell(written: string): Words {
  const known = meanings[''].get(written);
  if (known !== undefined) return known;
  const bare = written
    .replace(/'s$/, '')
    .replace(/#$/, 'sharp')
    .replace(/[&'.+#]/g, '')
    .slice(0, MAX_WORD_LENGTH);
  if (bare === '') return [];
  const one = meanings[''].has(bare) ? bare : singular(bare);
  return meanings[''].get(one) ?? [one];
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics|js)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sses|ches|shes|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const commonWords = [...wordsOf('common')];

/** Shorter words have too many neighbors. One letter of a common word may be missing. */
const MIN_COMMON_LENGTH = 6;

/**
 * Corrects one typo in a common word of titles: 'enigneer', 'sofware'. The first letter stays, and so does the last one unless
 * it is swapped, since endings make other words: 'designed', 'directory'.
 */
export function correctWord(word: string): string {
  if (word.length < MIN_COMMON_LENGTH - 1 || wordsOf('common').has(word) || isSpelled(word)) return word;
  return commonWords.find((common) => isTypo(word, common)) ?? word;
}

const spelled = new Set<string>();

/** Says that a word is spelled right, such as one of another language. */
export const addSpelled = (word: string): unknown => spelled.add(word);

const isSpelled = (word: string): boolean => meanings[''].has(word) || spelled.has(word);

function isTypo(word: string, common: string): boolean {
  if (Math.abs(word.length - common.length) > 1 || word[0] !== common[0]) return false;
  const isEndKept = word.at(-1) === common.at(-1);
  const isEndSwapped = word.at(-1) === common.at(-2) && word.at(-2) === common.at(-1);
  return (isEndKept || isEndSwapped) && countTypos(word, common) === 1;
}
