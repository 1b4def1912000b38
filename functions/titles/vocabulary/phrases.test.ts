import { expect, test } from '@jest/globals';
import { BORDER, SLASH } from '../separators.ts';
import { spellWord } from '../spelling.ts';
import { phrases } from './phrases.ts';
import { spellings } from './spellings.ts';

const spelled = new Set([...spellings.values()].flatMap((words) => words.split(' ')));

const occursInTitles = (word: string) =>
  word === BORDER || word === SLASH || spelled.has(word) || spellWord(word).join(' ') === word;

test('MATCH-01 every phrase is written in the spelling of titles, so that it can match', () => {
  const written = phrases.map(([phrase]) => phrase);
  expect(written.filter((phrase) => !phrase.split(' ').every(occursInTitles))).toEqual([]);
});
