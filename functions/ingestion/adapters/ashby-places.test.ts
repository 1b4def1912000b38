import { describe, expect, test } from '@jest/globals';
import { ashby } from './ashby.ts';
import { anAshbyJob } from './fixtures/ashby-board.ts';
import { factsOf } from './fixtures/odd-postings.ts';

const postingWith = (facts: Record<string, unknown>) =>
  ashby.parse('acme', [{ jobs: [anAshbyJob('8', facts)] }]).postings[0];

describe('the places of an Ashby posting', () => {
  const dublin = { addressLocality: 'Dublin', addressRegion: 'California', addressCountry: 'USA' };
  const placesOf = (facts: Record<string, unknown>) =>
    factsOf(postingWith({ workplaceType: null, ...facts })).places;

  test.each([
    ['of the documented shape', dublin],
    ['of the live shape', { postalAddress: dublin }],
  ])('come from an address %s, which wins over the bare name of its city', (_, address) => {
    expect(placesOf({ location: 'Dublin', address })).toEqual([
      { city: 'Dublin', state: 'CA', country: 'US' },
    ]);
  });

  test('are the main one and the secondary ones, each with its text', () => {
    const secondaryLocations = [
      { location: 'London Office', address: { postalAddress: { addressCountry: 'UK' } } },
      { location: 'Berlin, Germany', address: null },
      { location: 'Austin, TX', address: null },
      null,
      'Rome',
    ];
    expect(postingWith({ secondaryLocations })).toMatchObject({
      locations: ['Austin, TX', 'London Office', 'Berlin, Germany'],
      structuredPlaces: [
        { city: 'Austin', state: 'Texas', country: 'United States' },
        { city: '', state: '', country: 'United Kingdom' },
      ],
    });
  });

  test.each([null, undefined, 'Austin', [], {}, { postalAddress: null }, { addressLocality: 7 }])(
    'come from the text if the address is %j',
    (address) => {
      expect(placesOf({ address })).toEqual([{ city: 'Austin', state: 'TX', country: 'US' }]);
    },
  );

  test.each([
    ['KA, IN', [{ city: '', state: 'Karnataka', country: 'IN' }]],
    ['Toronto, ON, CA', [{ city: 'Toronto', state: 'ON', country: 'CA' }]],
    [
      'SF, NYC, SEA',
      [
        { city: 'San Francisco', state: 'CA', country: 'US' },
        { city: 'New York', state: 'NY', country: 'US' },
        { city: 'Seattle', state: 'WA', country: 'US' },
      ],
    ],
  ])('come from the text %j without an address', (location, places) => {
    expect(placesOf({ location, address: null })).toEqual(places);
  });

  test('accept a two-letter country', () => {
    const address = { addressLocality: '', addressRegion: '', addressCountry: 'NL' };
    expect(placesOf({ location: 'Remote', address })).toEqual([{ city: '', state: '', country: 'NL' }]);
  });

  test('include all of thirty states', () => {
    const states =
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ';
    const location = `Remote (${states.split(' ').join(', ')})`;
    const address = { postalAddress: { addressCountry: 'United States' } };
    const places = placesOf({ location, address }).filter(({ state }) => state !== '');
    expect(places.map(({ state }) => state)).toEqual(states.split(' '));
  });
});
