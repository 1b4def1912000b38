import { expect, test } from '@jest/globals';
import { expandRegion, namedRegions } from './named-regions.ts';
import { parseLocations } from './parse/parse-locations.ts';
import { placeKey } from './place.ts';
import { placeMatches } from './place-match.ts';
import { suggestPlaces } from './suggest-places.ts';
import { buildSuggestionIndex } from './suggestion-index.ts';

const index = buildSuggestionIndex();
const spellings = new Set(
  [...index.values()].flatMap((names) => names.map(({ place }) => placeKey(place.place))),
);

test.each(namedRegions().map((region) => [region.place.state, region] as const))(
  'PLACE-01 the members of %s are spelled like the places of jobs, and are few enough to watch',
  (_, { place, members }) => {
    expect(expandRegion(place)).toBe(members);
    expect(members.length).toBeLessThanOrEqual(75);
    expect(members.filter((member) => !spellings.has(placeKey(member)))).toEqual([]);
  },
);

test('PLACE-01 each region is found by its name and aliases', () => {
  for (const { place, aliases } of namedRegions())
    for (const text of [place.state, ...aliases])
      expect(suggestPlaces(index, { text })).toContainEqual(expect.objectContaining(place));
});

test.each([
  'Bay Area',
  'Bay Area, CA',
  'Silicon Valley, CA, US',
  'San Francisco Bay Area',
  'Remote Bay Area',
])('PLACE-01 the saved region Bay Area has the postings of %s', (location) => {
  // given
  const saved = { locations: [{ city: '', state: 'Bay Area', country: 'US' }], includeRemote: false };
  // when
  const { places, remote } = parseLocations([location]);
  // then
  expect(placeMatches(saved, { locations: places, isRemote: remote }).matches).toBe(true);
});
