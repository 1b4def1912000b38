import { expect, test } from '@jest/globals';
import { itemBytes, readUnits } from './item-bytes.ts';

test.each([
  ['names and strings count their UTF-8 bytes', { pk: 'a', title: 'Zürich' }, 2 + 1 + 5 + 7],
  ['numbers count one byte per two digits, plus one', { n: 1_763_712_345 }, 1 + 6],
  ['trailing zeros of numbers are free', { n: 120_000 }, 1 + 2],
  ['booleans and null count one byte', { a: true, b: null }, 1 + 1 + 1 + 1],
  ['lists count three bytes plus one per element', { l: ['ab', 'c'] }, 1 + 3 + 2 + 1 + 2],
  ['maps count three bytes plus one per entry, and their names', { m: { x: 'ab' } }, 1 + 3 + 1 + 1 + 2],
  ['binary values count their bytes', { b: Buffer.from([1, 2, 3]) }, 1 + 3],
  ['undefined values are not stored', { a: undefined, b: 'c' }, 1 + 1],
])('%s', (_, item, bytes) => {
  expect(itemBytes(item)).toBe(bytes);
});

test('a read costs half a unit per started 4 KB, and at least that', () => {
  expect([0, 1, 4096, 4097, 8192, 8193].map(readUnits)).toEqual([0.5, 0.5, 0.5, 1, 1, 1.5]);
});
