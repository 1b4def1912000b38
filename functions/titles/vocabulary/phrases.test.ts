import { expect, test } from '@jest/globals';
import { BORDER, SLASH } from '../separators.ts';
import { spellWord } from '../spelling.ts';
import { phrases } from './phrases.ts';
import { spellings } from './spellings.ts';

const spelled = new Set([...spellings.values()].flatMap((words) => words.split(' ')));

const occursInTitles = (word: string) =>
  word === BORDER || word === SLASH || spelled.has(word) || spellWord(word).join(' ') === word;

test.each(phrases)('MATCH-01 "%s" is written in the words that titles are spelled with', (phrase) => {
  expect(phrase.split(' ').filter((word) => !occursInTitles(word))).toEqual([]);
});
