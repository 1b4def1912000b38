import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { piecesOf } from './pieces.ts';

test('a line of ordinary length is one piece', () => {
  expect(piecesOf('Built the ledger.')).toEqual(['Built the ledger.']);
  expect(piecesOf('')).toEqual(['']);
});

test('a long line is cut at blanks, and no word is lost or cut', () => {
  const words = Array.from({ length: 2_000 }, (_, number) => `word${number}`);
  const pieces = piecesOf(words.join(' '));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  expect(pieces.flatMap((piece) => piece.split(' '))).toEqual(words);
});

test('whatever the line, its pieces are short and hold all that is not a blank', () => {
  const line = fc.array(fc.constantFrom('a', ' ', 'b@c.de ', 'x'.repeat(1_500), '😀'), { maxLength: 300 });
  fc.assert(
    fc.property(
      line.map((parts) => parts.join('')),
      (text) => {
        const pieces = piecesOf(text);
        for (const { length } of pieces) expect(length).toBeLessThanOrEqual(2_000);
        expect(pieces.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
      },
    ),
  );
});
