import { expect, test } from '@jest/globals';
import { countTypos } from './count-typos.ts';

test.each([
  ['ab', 'ba', 1],
  ['engineer', 'enginer', 1],
  ['engineer', 'engineer', 0],
  ['', 'abc', 3],
])('from %j to %j there are typos', (one, other, typos) => {
  expect(countTypos(one, other)).toBe(typos);
  expect(countTypos(other, one)).toBe(typos);
});
