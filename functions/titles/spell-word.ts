import { correctWord } from './correct-word.ts';
import { spellingRows } from './data/title-data.ts';
import { remember } from './remember.ts';
import { wordsIn } from './vocabulary.ts';
import { Word, type Words, wordOf } from './word.ts';

/** Converts a written word to a word of titles, or to several or none. */
export type Spell = (written: string) => Word | Words;

/** The meanings of written forms everywhere. */
const spellings = new Map<string, Words>();
for (const [written = '', means = '', place = ''] of spellingRows)
  if (place === '') spellings.set(written, wordsIn(means));

const MAX_WORD_LENGTH = 32;

/**
 * Converts lower-case words to the vocabulary's spelling: 'sr' to 'senior', 'swe' to 'software engineer',
 * plurals to singular.
 */
export const spell: Spell = remember((written) => spellForm(written));

/** Converts words to the vocabulary's spelling, without one typo: 'enigneer' to 'engineer'. */
export const spellCorrected: Spell = remember((written) => spellForm(correctWord(written)));

/** Returns the vocabulary's spelling of a lower-case word. */
export const spellWord = (written: string): string[] =>
  wordsOfSpelled(spell(written)).map(({ text }) => text);

/** Returns what a word was converted to as a list. */
export const wordsOfSpelled = (spelled: Word | Words): Words =>
  spelled instanceof Word ? spelled.alone : spelled;

/** Converts a written form, with which `intern` makes a word that no data has. */
export function spellForm(written: string, intern = wordOf): Word | Words {
  const known = spellings.get(written);
  if (known !== undefined) return single(known);
  const bare = written
    .replace(/'s$/, '')
    .replace(/#$/, 'sharp')
    .replace(/[&'.+#]/g, '')
    .slice(0, MAX_WORD_LENGTH);
  if (bare === '') return [];
  const one = spellings.has(bare) ? bare : singular(bare);
  return single(spellings.get(one) ?? [intern(one)]);
}

const single = (words: Words): Word | Words => (words.length === 1 ? (words[0] ?? words) : words);

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics|js)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sses|ches|shes|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
