import { expect, test } from '@jest/globals';
import { expandRegion, namedRegions } from './named-regions.ts';
import { placeKey } from './place.ts';
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
