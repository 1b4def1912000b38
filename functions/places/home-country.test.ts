import { expect, test } from '@jest/globals';
import { homeCountries } from './home-country.ts';
import { buildSuggestionIndex } from './suggestion-index.ts';

const homeCountry = homeCountries(buildSuggestionIndex());

test.each([
  ['America/Los_Angeles', 'US'],
  ['Europe/Berlin', 'DE'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['UTC', undefined],
  ['Mars/Olympus', undefined],
])('PLACE-01 the country of %s is %s', (timeZone, country) => {
  expect(homeCountry(timeZone)).toBe(country);
});
