import { expect, test } from '@jest/globals';
import { firstSentence, splitSentences } from './sentences.ts';

test.each([
  ['You will work with our Sr. Engineers on kettles. You test them.', 2],
  ['Report to Dr. Ada Example at Acme Inc. Berlin and write Go.', 1],
  ['Build tools, e.g. Bazel rules. Run them in the U.S. Midwest! Sleep well.', 3],
  ['Work with J. Smith. Learn.', 2],
])('ING-02 %s has %i sentences', (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
});

test('ING-02 the first sentence goes on after an abbreviation', () => {
  expect(firstSentence('Lead our team of eleven Sr. Engineers in Oslo. Travel.')).toBe(
    'Lead our team of eleven Sr. Engineers in Oslo.',
  );
});
