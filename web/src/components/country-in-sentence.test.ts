import { expect, test } from '@jest/globals';
import { countryInSentence } from './country-in-sentence.ts';

test.each([
  ['United States', 'the United States'],
  ['Germany', 'Germany'],
  ['Iceland', 'Iceland'],
  ['Cook Islands', 'the Cook Islands'],
  ['Norfolk Island', 'Norfolk Island'],
  ['Caribbean Netherlands', 'the Caribbean Netherlands'],
  ['Isle of Man', 'the Isle of Man'],
  ['Vatican City', 'Vatican City'],
])('HOME-21 %s is %s in a sentence', (name, words) => {
  expect(countryInSentence(name)).toBe(words);
});
