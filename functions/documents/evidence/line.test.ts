import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { splitLongLine } from './line.ts';

test('a short line is one piece', () => {
  expect(splitLongLine('Built the ledger.')).toEqual(['Built the ledger.']);
  expect(splitLongLine('')).toEqual(['']);
});

test('a long line is split at spaces without losing or cutting a word', () => {
  const words = Array.from({ length: 2_000 }, (_, number) => `word${number}`);
  const pieces = splitLongLine(words.join(' '));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  expect(pieces.flatMap((piece) => piece.split(' '))).toEqual(words);
});

test('the pieces of any line are short and keep everything but spaces', () => {
  const line = fc.array(fc.constantFrom('a', ' ', 'b@c.de ', 'x'.repeat(1_500), '😀'), { maxLength: 300 });
  fc.assert(
    fc.property(
      line.map((parts) => parts.join('')),
      (text) => {
        const pieces = splitLongLine(text);
        for (const { length } of pieces) expect(length).toBeLessThanOrEqual(2_000);
        expect(pieces.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
      },
    ),
  );
});
