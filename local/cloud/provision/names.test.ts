import { expect, test } from '@jest/globals';
import { shortName } from './names.ts';

test.each([
  ['Shop-Sellc0ffee', 'Sellc0ffee'],
  ['Shop-Sell1A2B3C4D', 'Sell'],
  ['Shop-Api-Sell1A2B3C4D', 'Sell'],
  ['Other-Sell1A2B3C4D', 'Other-Sell'],
])('LOCAL-01 people read %s as %s', (name, short) => {
  expect(shortName(['Shop', 'Shop-Api'], name)).toBe(short);
});
