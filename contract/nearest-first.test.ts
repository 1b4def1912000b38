import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { nearestFirst } from './nearest-first.ts';

const place = (city: string, state: string, country: string) => ({ city, state, country });
const seoul = place('Seoul', '', 'KR');
const austin = place('Austin', 'TX', 'US');
const newYork = place('New York', 'NY', 'US');
const zurich = place('Zürich', '', 'CH');

describe('MATCH-05 a job’s places for a reader', () => {
  test('begin with the reader’s city', () => {
    expect(nearestFirst([seoul, austin, newYork], [newYork])).toEqual([newYork, seoul, austin]);
  });

  test('begin with the city before the rest of the reader’s country', () => {
    const wanted = [place('', '', 'US'), newYork];
    expect(nearestFirst([seoul, austin, newYork], wanted)).toEqual([newYork, austin, seoul]);
  });

  test('are found by state, by country, and whatever their accents', () => {
    expect(nearestFirst([seoul, austin], [place('', 'TX', 'US')])[0]).toBe(austin);
    expect(nearestFirst([seoul, austin], [place('', '', 'US')])[0]).toBe(austin);
    expect(nearestFirst([seoul, zurich], [place('zurich', 'ZH', 'CH')])[0]).toBe(zurich);
  });

  test('in a city without a state are not in a wanted state or named region', () => {
    for (const wanted of [place('', 'TX', 'US'), place('', 'DACH', '')])
      expect(nearestFirst([austin, seoul, zurich], [wanted, zurich])[0]).toBe(zurich);
    expect(nearestFirst([austin, seoul], [place('', 'DACH', '')])[0]).toBe(austin);
  });

  test('are as posted for a reader elsewhere, or without a place', () => {
    for (const wanted of [[], [place('', '', '')], [place('Paris', '', 'FR')], [place('Austin', 'MN', 'US')]])
      expect(nearestFirst([seoul, austin, newYork], wanted)).toEqual([seoul, austin, newYork]);
  });

  test('are the same places, whoever reads them', () => {
    const places = fc.array(fc.constantFrom(seoul, austin, newYork, zurich));
    fc.assert(
      fc.property(places, places, (posted, wanted) => {
        const cities = (some: typeof posted) => some.map(({ city }) => city).toSorted();
        expect(cities(nearestFirst(posted, wanted))).toEqual(cities(posted));
      }),
    );
  });
});
