import { describe, expect, test } from '@jest/globals';
import { ashby } from './ashby.ts';
import { readJob } from './fixtures/as-posted.ts';
import { anAshbyJob } from './fixtures/ashby-board.ts';

const postingWith = (facts: Record<string, unknown>) =>
  ashby.read('acme', [{ jobs: [anAshbyJob('8', facts)] }]).postings[0];

describe('the places of an Ashby posting', () => {
  const dublin = { addressLocality: 'Dublin', addressRegion: 'California', addressCountry: 'USA' };
  const placesOf = (facts: Record<string, unknown>) =>
    readJob(postingWith({ workplaceType: null, ...facts })).places;

  test.each([
    ['as documented', dublin],
    ['as answered', { postalAddress: dublin }],
  ])('are read from an address %s, which is believed rather than the bare name of its town', (_, address) => {
    expect(placesOf({ location: 'Dublin', address })).toEqual([
      { city: 'Dublin', state: 'CA', country: 'US' },
    ]);
  });

  test('are the main one and the others, each with its text', () => {
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
    'are read from the text where the address is %j',
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
  ])('in %j are known without an address', (location, places) => {
    expect(placesOf({ location, address: null })).toEqual(places);
  });

  test('in a country of two letters are in that country', () => {
    const address = { addressLocality: '', addressRegion: '', addressCountry: 'NL' };
    expect(placesOf({ location: 'Remote', address })).toEqual([{ city: '', state: '', country: 'NL' }]);
  });

  test('in thirty states are all of them', () => {
    const states =
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ';
    const location = `Remote (${states.split(' ').join(', ')})`;
    const address = { postalAddress: { addressCountry: 'United States' } };
    const places = placesOf({ location, address }).filter(({ state }) => state !== '');
    expect(places.map(({ state }) => state)).toEqual(states.split(' '));
  });
});
