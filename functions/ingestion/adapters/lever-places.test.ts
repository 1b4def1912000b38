import { describe, expect, test } from '@jest/globals';
import { membersOf } from '../../places/territories.ts';
import { aLeverPosting } from './fixtures/lever-board.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { leverUs } from './lever.ts';

const postingWith = (facts: Record<string, unknown>) =>
  leverUs.parse('acme', [[aLeverPosting('8', facts)]]).postings[0];

const placed = (location: unknown, country: unknown, ...allLocations: unknown[]) =>
  postingWith({ categories: { location, allLocations }, country, workplaceType: 'unspecified' });

describe('a Lever posting', () => {
  test('is in all of its places, the main one first, each once', () => {
    expect(
      placed('Berlin, Germany', null, 'Rome, Italy', ' Berlin, Germany ', '', 'Rome, Italy')?.locations,
    ).toEqual(['Berlin, Germany', 'Rome, Italy']);
  });

  test.each([
    ['Cambridge', 'GB', [{ city: 'Cambridge', state: 'England', country: 'GB' }]],
    ['Cambridge', 'US', [{ city: 'Cambridge', state: 'MA', country: 'US' }]],
    ['London', 'ca', [{ city: 'London', state: 'ON', country: 'CA' }]],
    ['Remote', 'US', [{ city: '', state: '', country: 'US' }]],
    ['', 'NL', [{ city: '', state: '', country: 'NL' }]],
    ['London, UK', 'CA', [{ city: 'London', state: 'England', country: 'GB' }]],
    ['EMEA', 'GB', membersOf('EMEA')],
    ['Remote', 'GE', []],
    ['HQ', 'DE', []],
    ['Berlin', 'Germany', [{ city: 'Berlin', state: 'Berlin', country: 'DE' }]],
    ['Berlin', 7, [{ city: 'Berlin', state: 'Berlin', country: 'DE' }]],
    ['KA, IN', 'IN', [{ city: '', state: 'Karnataka', country: 'IN' }]],
    ['Toronto, ON, CA', 'CA', [{ city: 'Toronto', state: 'ON', country: 'CA' }]],
    [
      'SF, NYC, SEA',
      'US',
      [
        { city: 'San Francisco', state: 'CA', country: 'US' },
        { city: 'New York', state: 'NY', country: 'US' },
        { city: 'Seattle', state: 'WA', country: 'US' },
      ],
    ],
  ])('located at %j with the country %j is a job there', (location, country, places) => {
    expect(factsOf(placed(location, country, location)).places).toEqual(places);
  });

  test('located in a region is a job in all of its countries, whichever its own country is', () => {
    const countries = factsOf(placed('EMEA', 'GB', 'EMEA')).places.map(({ country }) => country);
    expect(countries).toEqual(expect.arrayContaining(['GB', 'DE', 'AE', 'ZA']));
    expect(countries).not.toContain('US');
  });

  test('located in thirty states is a job in each', () => {
    const states =
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ';
    const location = `Remote (${states.split(' ').join(', ')})`;
    const { places, isRemote } = factsOf(placed(location, 'US', location));
    expect(places.map(({ state, country }) => [state, country])).toEqual(
      states.split(' ').map((state) => [state, 'US']),
    );
    expect(isRemote).toBe(true);
  });
});
