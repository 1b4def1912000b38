import type { Location } from '@daybreak/contract/types.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addPlace, contains, defaultPlace, isSamePlace, removePlace } from './chosen-places.ts';

const usa = defaultPlace;
const germany: Location = { city: '', state: '', country: 'DE' };
const texas: Location = { city: '', state: 'TX', country: 'US' };
const austin: Location = { city: 'Austin', state: 'TX', country: 'US' };
const dallas: Location = { city: 'Dallas', state: 'TX', country: 'US' };
const portlands: readonly Location[] = ['OR', 'ME'].map((state) => ({
  city: 'Portland',
  state,
  country: 'US',
}));

const chosen = (...places: readonly Location[]) => places.reduce(addPlace, [usa] as readonly Location[]);

const anyPlace = fc.constantFrom(usa, germany, texas, austin, dallas, ...portlands);

describe('profile places', () => {
  test('ONB-05 the first place replaces the United States', () => {
    expect(chosen(germany)).toEqual([germany]);
    expect(addPlace([], austin)).toEqual([austin]);
  });

  test('ONB-05 removing the last place restores the United States', () => {
    expect(removePlace([austin], austin)).toEqual([usa]);
    expect(removePlace([usa], usa)).toEqual([usa]);
  });

  test('ONB-05 removing matches on city, state and country', () => {
    const [oregon, maine] = portlands;
    if (!oregon || !maine) throw new Error('Expected two Portlands.');
    expect(removePlace(portlands, oregon)).toEqual([maine]);
    expect(removePlace(portlands, { ...maine, city: 'PORTLAND' })).toEqual([oregon]);
  });

  test('ONB-05 a narrower place replaces the wider one around it', () => {
    expect(chosen(germany, texas, austin)).toEqual([germany, austin]);
  });

  test('ONB-05 a wider place stays once it is added back', () => {
    expect(chosen(texas, austin, texas)).toEqual([austin, texas]);
    expect(chosen(texas, austin, texas, dallas)).toEqual([austin, texas, dallas]);
  });

  test('ONB-05 a place is stored once, ignoring case', () => {
    expect(chosen(austin, { city: 'AUSTIN', state: 'tx', country: 'us' })).toEqual([austin]);
  });

  test('ONB-05 any sequence leaves at least one place, no duplicates, and the last choice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ place: anyPlace, isAdded: fc.boolean() }), { maxLength: 12 }),
        anyPlace,
        (steps, last) => {
          const before = steps.reduce<readonly Location[]>(
            (places, { place, isAdded }) => (isAdded ? addPlace : removePlace)(places, place),
            [usa],
          );
          const after = addPlace(before, last);
          expect(before.length).toBeGreaterThan(0);
          expect(after).toContainEqual(last);
          const once = after.filter((place, at) => after.findIndex((one) => isSamePlace(one, place)) === at);
          expect(after).toEqual(once);
          expect(after.filter((place) => contains(place, place))).toEqual([]);
        },
      ),
    );
  });
});
