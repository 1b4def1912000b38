import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { placeMatches } from '../../places/place-match.ts';
import type { ListedFacts } from '../../table/job.ts';
import { engineeringJob, entry, indexOf, NOW } from '../fixtures/entries.ts';
import { keepPlaces } from './marks.ts';
import { placeFilter } from './place-filter.ts';

const place = (countries: readonly string[]) =>
  fc.record({
    city: fc.constantFrom('', 'Austin', 'AUSTIN ', 'Portland', 'Zürich', 'Zurich', 'Hong Kong', 'St. John’s'),
    state: fc.constantFrom('', 'TX', ' tx', 'OR', 'ME', 'Zurich', 'NL'),
    country: fc.constantFrom(...countries),
  });
const COUNTRIES = ['US', 'us', 'CA', 'CH', 'HK'];
const region = fc.constantFrom(
  ...[
    ['DACH', ''],
    ['North America', ''],
    ['West Coast', 'US'],
  ].map(([state = '', country = '']) => ({ city: '', state, country })),
);

test('MATCH-01 API-04 the board shows a job in a place exactly when alerts for that place match it', () => {
  const job = fc.record({
    locations: fc.array(place(['', ...COUNTRIES]), { maxLength: 3 }),
    isRemote: fc.boolean(),
    facts: fc.constantFrom<ListedFacts[]>(
      {},
      { territory: null },
      { territory: { countries: ['US'], states: [], regions: [] } },
      { territory: { countries: [], states: [{ city: '', state: 'TX', country: 'US' }], regions: ['DACH'] } },
      { territory: { countries: [], states: [], regions: ['Worldwide'] } },
    ),
  });
  fc.assert(
    fc.property(
      fc.oneof(place(COUNTRIES), region),
      fc.boolean(),
      job,
      (chosen, includeRemote, { locations, isRemote, facts }) => {
        const listing = indexOf([
          entry('job', NOW, engineeringJob('Engineer', { places: locations, remote: isRemote, facts })),
        ]).listing();
        const passing = new Uint32Array(1);
        for (const day of listing.days)
          keepPlaces(placeFilter(listing, chosen, includeRemote))(passing, day, 1);
        const watched = { locations: [chosen], includeRemote, includeUnstatedTerritory: true };
        const { matches } = placeMatches(watched, { locations, isRemote, territory: facts.territory });
        expect(passing[0] === 0).toBe(matches);
      },
    ),
    { numRuns: 500 },
  );
});
