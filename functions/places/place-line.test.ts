import { expect, test } from '@jest/globals';
import { placeLine, placesLine } from './place-line.ts';

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const boston = { city: 'Boston', state: 'MA', country: 'US' };
const london = { city: 'London', state: 'England', country: 'GB' };
const usa = { city: '', state: '', country: 'US' };

test.each([
  [austin, 'Austin, Texas'],
  [london, 'London, United Kingdom'],
  [{ city: 'Toronto', state: 'ON', country: 'CA' }, 'Toronto, Ontario'],
  [{ city: 'New York', state: 'NY', country: 'US' }, 'New York, New York'],
  [{ city: '', state: 'TX', country: 'US' }, 'Texas, United States'],
  [{ city: '', state: 'Karnataka', country: 'IN' }, 'Karnataka, India'],
  [{ city: 'Singapore', state: '', country: 'SG' }, 'Singapore'],
  [{ city: 'Hong Kong', state: '', country: 'HK' }, 'Hong Kong'],
  [usa, 'United States'],
  [{ city: '', state: '', country: '' }, ''],
  [{ city: 'Nowhere', state: '', country: 'zz-bad' }, 'Nowhere, zz-bad'],
])('%j reads %s', (place, line) => {
  expect(placeLine(place)).toBe(line);
});

test('several places are one line, remote said', () => {
  expect(placesLine([austin, boston], false)).toBe('Austin, Texas and Boston, Massachusetts');
  expect(placesLine([austin, boston, london, usa], false)).toBe('Austin, Texas and 3 other locations');
  expect(placesLine([usa], true)).toBe('Remote, United States');
  expect(placesLine([austin], true)).toBe('Austin, Texas or remote');
  expect(placesLine([], true)).toBe('Remote');
  expect(placesLine([], false)).toBe('');
});
