import { expect, test } from '@jest/globals';
import { scoreCaveat } from './caveat.ts';

test.each([
  [
    136,
    1,
    1,
    'Only a first impression: it rests on 136 words and 1 recent posting. Add more about what you did, and analyze again.',
  ],
  [
    136,
    20,
    2,
    'Only a first impression: it rests on 136 words. Add more about what you did, and analyze again.',
  ],
  [420, 0, 1, 'Only a first impression: it rests on 0 recent postings.'],
  [420, 0, 0, ''],
  [420, 3, 1, ''],
])(
  'AI-03 a score from %d words and %d postings for %d titles says: %s',
  (words, postings, titles, sentence) => {
    expect(scoreCaveat(words, postings, titles)).toBe(sentence);
  },
);
