import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { foldPlace, placeMatches } from '../../places/place-match.ts';
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
  });
  fc.assert(
    fc.property(
      fc.oneof(place(COUNTRIES), region),
      fc.boolean(),
      job,
      (chosen, includeRemote, { locations, isRemote }) => {
        const [onSite, remote] = placeFilter([locations.map(foldPlace)], chosen, includeRemote);
        const { matches } = placeMatches({ locations: [chosen], includeRemote }, { locations, isRemote });
        expect((isRemote ? remote : onSite) === 1).toBe(matches);
      },
    ),
    { numRuns: 500 },
  );
});
