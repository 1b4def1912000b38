import type { Location } from '@daybreak/contract/types.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { contains, defaultPlace, isSamePlace, withoutPlace, withPlace } from './chosen-places.ts';

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

const chosen = (...places: readonly Location[]) => places.reduce(withPlace, [usa] as readonly Location[]);

const anyPlace = fc.constantFrom(usa, germany, texas, austin, dallas, ...portlands);

describe('the places of a profile', () => {
  test('ONB-05 the first chosen place replaces the United States', () => {
    expect(chosen(germany)).toEqual([germany]);
    expect(withPlace([], austin)).toEqual([austin]);
  });

  test('ONB-05 removing the last one restores the United States', () => {
    expect(withoutPlace([austin], austin)).toEqual([usa]);
    expect(withoutPlace([usa], usa)).toEqual([usa]);
  });

  test('ONB-05 a place goes by its city, state and country', () => {
    const [oregon, maine] = portlands;
    if (!oregon || !maine) throw new Error('There are two Portlands.');
    expect(withoutPlace(portlands, oregon)).toEqual([maine]);
    expect(withoutPlace(portlands, { ...maine, city: 'PORTLAND' })).toEqual([oregon]);
  });

  test('ONB-05 a narrower place replaces the wider one that contains it', () => {
    expect(chosen(germany, texas, austin)).toEqual([germany, austin]);
  });

  test('ONB-05 the wider one stays once it is added again', () => {
    expect(chosen(texas, austin, texas)).toEqual([austin, texas]);
    expect(chosen(texas, austin, texas, dallas)).toEqual([austin, texas, dallas]);
  });

  test('ONB-05 a place is held once, whatever its capitals', () => {
    expect(chosen(austin, { city: 'AUSTIN', state: 'tx', country: 'us' })).toEqual([austin]);
  });

  test('ONB-05 whatever is chosen and removed, some place stays, each once, and the last choice among them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ place: anyPlace, isAdded: fc.boolean() }), { maxLength: 12 }),
        anyPlace,
        (steps, last) => {
          const before = steps.reduce<readonly Location[]>(
            (places, { place, isAdded }) => (isAdded ? withPlace : withoutPlace)(places, place),
            [usa],
          );
          const after = withPlace(before, last);
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
