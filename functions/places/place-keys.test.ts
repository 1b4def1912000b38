import type { Location } from '@daybreak/contract/types.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isRemoteKey, jobPlaceKeys, watchedPlaceKey, watcherPlaceKeys } from './place-keys.ts';
import { placeMatches } from './place-match.ts';

const place = (text: string): Location => {
  const [city = '', state = '', country = ''] = text.split(', ');
  return { city, state, country };
};
const wants = (...texts: string[]) => ({ locations: texts.map(place), includeRemote: false });
const wantsRemote = (...texts: string[]) => ({ locations: texts.map(place), includeRemote: true });
const wantsAnyRemote = (...texts: string[]) => ({ ...wantsRemote(...texts), includeUnstatedTerritory: true });
const isIn = (...texts: string[]) => ({ locations: texts.map(place), isRemote: false });
const isRemote = (...texts: string[]) => ({ locations: texts.map(place), isRemote: true });

const anyPlace = fc.record({
  city: fc.constantFrom(
    '',
    'Austin',
    'austin ',
    'London',
    'São Paulo',
    'Sao Paulo',
    'St. John’s',
    'Hong Kong',
  ),
  state: fc.constantFrom('', 'TX', 'ON', 'England', 'SP', ' tx'),
  country: fc.constantFrom('', 'US', 'us', 'CA', 'GB', 'BR', 'HK'),
});
const anyWanted = fc.oneof(
  { weight: 4, arbitrary: anyPlace },
  fc.constantFrom(
    ...['Europe, ', 'EMEA, ', 'UK and Ireland, ', 'West Coast, US'].map((name) => place(`, ${name}`)),
  ),
);
const anyUser = fc.record({
  locations: fc.array(anyWanted, { maxLength: 4 }),
  includeRemote: fc.boolean(),
  includeUnstatedTerritory: fc.boolean(),
});
const anyJob = fc.record({ locations: fc.array(anyPlace, { maxLength: 4 }), isRemote: fc.boolean() });

describe('the places of a person and of a job', () => {
  test('a job has at most four keys a place, and one for remote in each', () => {
    fc.assert(
      fc.property(anyJob, (job) => {
        expect(jobPlaceKeys(job).length).toBeLessThanOrEqual(5 * job.locations.length + 1);
      }),
    );
  });

  test('MATCH-01 their keys meet if the rule says that the places match, and on site only then', () => {
    fc.assert(
      fc.property(anyUser, anyJob, (user, job) => {
        const offered = new Set(jobPlaceKeys(job));
        const shared = watcherPlaceKeys(user).filter((key) => offered.has(key));
        const { matches } = placeMatches(user, job);
        if (matches) expect(shared).not.toEqual([]);
        else expect(shared.filter((key) => !isRemoteKey(key))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['a city in the state a person chose', wants(', TX, US'), isIn('Austin, TX, US'), 'Texas'],
    ['any place in the country', wants(', , CA'), isIn('Vancouver, BC, CA'), 'Canada'],
    [
      'the second of three places',
      wants('Boston, MA, US'),
      isIn('Austin, TX, US', 'Boston, MA, US'),
      'Boston, MA',
    ],
    [
      'a city written without diacritics',
      wants('São Paulo, SP, BR'),
      isIn('sao paulo, , BR'),
      'São Paulo, SP, Brazil',
    ],
    ['any district of a city state', wants('Singapore, , SG'), isIn('Jurong, West Region, SG'), 'Singapore'],
    [
      'a remote job of the country',
      wantsRemote('Austin, TX, US'),
      isRemote(', , US'),
      'remote in United States',
    ],
    ['a remote job that names no country, if chosen', wantsAnyRemote('Paris, , FR'), isRemote(), 'remote'],
    ['a city of the USA in any state', wants('Austin, , US'), isIn('Austin, TX, US'), 'Austin'],
    [
      'a remote job of their state',
      wantsRemote('Austin, TX, US'),
      isRemote(', TX, US', ', CO, US'),
      'remote in United States',
    ],
    ['a job of a whole country', wantsRemote('Austin, TX, US'), isIn(', , US'), 'remote in United States'],
    ['a city of a region', wants(', Bay Area, US'), isIn('Palo Alto, CA, US'), 'Palo Alto, CA'],
    ['any place in a region of the world', wants(', Europe, '), isIn('Berlin, Berlin, DE'), 'Germany'],
    ['a remote job of a region’s country', wantsRemote(', EMEA, '), isRemote(', , KE'), 'Kenya'],
    ['the whole USA while no place is chosen', wants(), isIn('Reno, NV, US'), 'United States'],
    ['the whole USA while the only place is blank', wants(' , , '), isIn('Reno, NV, US'), 'United States'],
  ])('a person gets %s', (_, user, job, by) => {
    expect(placeMatches(user, job)).toEqual({ matches: true, by });
  });

  test.each([
    ['the same city name in another state', wants('London, , GB'), isIn('London, ON, CA')],
    ['a city of the USA posted without its state', wants('Austin, TX, US'), isIn('Austin, , US')],
    ['a job that names only the state', wants('Austin, TX, US'), isIn(', TX, US')],
    ['another state of a country with states', wants('Portland, OR, US'), isIn('Portland, ME, US')],
    ['a remote job without wanting remote', wants('Austin, TX, US'), isRemote(', , US')],
    ['a remote job of another country', wantsAnyRemote('Austin, TX, US'), isRemote(', , CA')],
    ['a remote job of another state', wantsAnyRemote('Austin, TX, US'), isRemote(', CO, US')],
    ['a remote job that names no country, unless chosen', wantsRemote('Austin, TX, US'), isRemote()],
    ['a job of a whole country without wanting remote', wants('Austin, TX, US'), isIn(', , US')],
    ['a job that is nowhere', wantsRemote('Austin, TX, US'), isIn()],
    ['a job outside the region', wants(', Europe, ', ', Bay Area, US'), isIn('San Diego, CA, US')],
    ['a job of a region that is unknown', wants(', Atlantis, '), isIn('Berlin, Berlin, DE')],
  ])('a person does not get %s', (_, user, job) => {
    expect(placeMatches(user, job)).toEqual({ matches: false, by: '' });
  });

  test('a key tells its granularity', () => {
    const keys = ['Austin, TX, US', ', TX, US', ', , US', 'Paris, , FR', 'Paris, , '].map((text) =>
      watchedPlaceKey(place(text)),
    );
    expect(keys).toEqual(['city:us:tx:austin', 'state:us:tx', 'country:us', 'city:fr:*:paris', '']);
  });

  test('a person has one key a place, and with remote one a country and one for anywhere', () => {
    expect(watcherPlaceKeys(wantsRemote('Austin, TX, US', ', CA, US', 'Toronto, ON, CA'))).toEqual([
      'city:us:tx:austin',
      'remote:us',
      'state:us:ca',
      'city:ca:on:toronto',
      'remote:ca',
      'remote',
    ]);
  });
});
