import { describe, expect, test } from '@jest/globals';
import { homeCountry } from './home-country.ts';

describe('HOME-21 the country of a time zone', () => {
  test.each([
    ['America/Chicago', ['en-US'], 'US'],
    ['America/Chicago', ['de-DE', 'fr'], 'US'],
    ['Europe/Berlin', [], 'DE'],
    ['Europe/London', ['en-US', 'en-GB'], 'GB'],
    ['Asia/Tokyo', ['ja'], 'JP'],
    ['America/Chicago', ['en-US@posix', 'C'], 'US'],
    ['UTC', ['en-US'], undefined],
    ['Mars/Olympus', ['en-US'], undefined],
  ])('of %s with %j is %s', (timeZone, languages, country) => {
    expect(homeCountry(timeZone, languages)).toBe(country);
  });
});
