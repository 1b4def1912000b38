import { expect, test } from '@jest/globals';
import { itemBytes, readUnits } from './item-bytes.ts';

test.each([
  ['names and texts count their UTF-8 bytes', { pk: 'a', title: 'Zürich' }, 2 + 1 + 5 + 7],
  ['two digits of a number are a byte, and one more', { n: 1_763_712_345 }, 1 + 6],
  ['zeros at the end of a number weigh nothing', { n: 120_000 }, 1 + 2],
  ['true, false and null are a byte', { a: true, b: null }, 1 + 1 + 1 + 1],
  ['a list is three bytes and one more for each of its parts', { l: ['ab', 'c'] }, 1 + 3 + 2 + 1 + 2],
  [
    'a map is three bytes and one more for each of its parts, with its names',
    { m: { x: 'ab' } },
    1 + 3 + 1 + 1 + 2,
  ],
  ['what is undefined is not stored, nor its name', { a: undefined, b: 'c' }, 1 + 1],
])('%s', (_, item, bytes) => {
  expect(itemBytes(item)).toBe(bytes);
});

test('a read is half a unit for each 4 KB begun, and never less', () => {
  expect([0, 1, 4096, 4097, 8192, 8193].map(readUnits)).toEqual([0.5, 0.5, 0.5, 1, 1, 1.5]);
});
