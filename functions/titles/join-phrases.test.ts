import { expect, test } from '@jest/globals';
import { phraseLines, spellingRows } from './data/title-data.ts';
import { spellWord } from './spell-word.ts';
import { BORDER, SLASH } from './word.ts';

const spelled = new Set(spellingRows.flatMap(([, words = '']) => words.split(' ')));

const occursInTitles = (word: string) =>
  word === BORDER.text || word === SLASH.text || spelled.has(word) || spellWord(word).join(' ') === word;

test('MATCH-01 every phrase is written in the spelling of titles, so that it can match', () => {
  const written = phraseLines.map((line) => line.split(' = ')[0] ?? '');
  expect(written.filter((phrase) => !phrase.split(' ').every(occursInTitles))).toEqual([]);
});
