import { expect, test } from '@jest/globals';
import { isSamePlace } from './score-places.ts';

const aliases = new Map([['bangalore IN', 'bengaluru']]);

test.each([
  ['an alias', ['Bangalore', '', 'IN'], ['Bengaluru', 'Karnataka', 'IN'], true],
  ['other case and diacritics', ['Montréal', 'QC', 'CA'], ['montreal', 'QC', 'CA'], true],
  ['another state of the USA', ['Portland', 'OR', 'US'], ['Portland', 'ME', 'US'], false],
  ['a state elsewhere that one leaves out', ['London', 'England', 'GB'], ['London', '', 'GB'], true],
  ['a country that is a city', ['', '', 'HK'], ['Hong Kong', '', 'HK'], true],
] as const)('compares places by the rules of the labels: %s', (_, one, other, isSame) => {
  const place = ([city, state, country]: readonly [string, string, string]) => ({ city, state, country });
  expect(isSamePlace(place(one), place(other), aliases)).toBe(isSame);
});
