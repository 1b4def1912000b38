import { expect, test } from '@jest/globals';
import { placesLine } from './places-line.ts';

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const boston = { city: 'Boston', state: 'MA', country: 'US' };
const london = { city: 'London', state: 'England', country: 'GB' };
const usa = { city: '', state: '', country: 'US' };
const texas = { city: '', state: 'TX', country: 'US' };

test('several places are one line, remote said', () => {
  expect(placesLine([austin, boston], false)).toBe('Austin, TX and Boston, MA');
  expect(placesLine([austin, boston, london, usa], false)).toBe('Austin, TX and 3 other locations');
  expect(placesLine([austin, austin], false)).toBe('Austin, TX');
  expect(placesLine([usa], true)).toBe('Remote, United States');
  expect(placesLine([texas], true)).toBe('Remote, Texas');
  expect(placesLine([austin], true)).toBe('Austin, TX or remote');
  expect(placesLine([], true)).toBe('Remote');
  expect(placesLine([], false)).toBe('');
});
