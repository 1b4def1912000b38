import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Place } from '../table/user.ts';
import { isKnownPlace } from './known-places.ts';
import { normalizePlaces } from './places.ts';

const place = (country: string, state = '', city = ''): Place => ({ city, state, country });
const usa = place('US');
const texas = place('US', 'TX');
const austin = place('US', 'TX', 'Austin');
const boston = place('US', 'MA', 'Boston');
const berlin = place('DE', 'Berlin', 'Berlin');

describe('the places of a profile', () => {
  test.each<[string, Place[], Place[], Place[]]>([
    ['nothing was chosen', [], [], [usa]],
    ['the last one was removed', [austin], [], [usa]],
    ['the first one is chosen', [usa], [usa, austin], [austin]],
    ['the first one is abroad', [usa], [usa, berlin], [berlin]],
    ['a narrower one is chosen', [texas], [texas, austin], [austin]],
    ['a narrower one is chosen in a country', [berlin, usa], [berlin, usa, boston], [berlin, boston]],
    ['another one is chosen', [austin], [austin, boston], [austin, boston]],
    ['the wider one is chosen again', [austin], [austin, texas], [austin, texas]],
    [
      'a narrower one is added to a wider one chosen again',
      [austin, usa],
      [austin, usa, boston],
      [austin, usa, boston],
    ],
    ['one inside a wider one chosen again is removed', [austin, usa, boston], [usa, boston], [usa, boston]],
    ['the USA was chosen with a place abroad', [berlin, usa], [usa], [usa]],
    ['there is a duplicate', [], [austin, place('US', 'tx', 'AUSTIN')], [austin]],
    ['all are chosen together at sign-up', [], [usa, austin, boston], [austin, boston]],
  ])('if %s, change from %j with %j to %j', (_, before, given, after) => {
    expect(normalizePlaces(given, before)).toEqual(after);
  });

  test('are the same after a repeated change', () => {
    const some = fc.uniqueArray(fc.constantFrom(usa, texas, austin, boston, berlin, place('DE')));
    fc.assert(
      fc.property(some, some, (before, given) => {
        const profile = normalizePlaces(before);
        const once = normalizePlaces(given, profile);
        expect(normalizePlaces(given, once)).toEqual(once);
        expect(normalizePlaces(once, once)).toEqual(once);
      }),
    );
  });
});

describe('a place', () => {
  test.each([
    usa,
    texas,
    boston,
    berlin,
    place('DE'),
    place('DE', 'Bavaria'),
    place('US', 'tx', 'AUSTIN'),
    place('', 'Europe'),
    place('US', 'Bay Area'),
  ])('%j is known', (one) => {
    expect(isKnownPlace(one)).toBe(true);
  });

  test.each([
    place('ZZ'),
    place('US', 'ZZ'),
    place('', 'Atlantis'),
    place('DE', 'Europe'),
    place('US', 'TX', 'Boston'),
    place('US', 'TX', 'Atlantis'),
    place('US', '', '<script>'),
  ])('%j does not exist', (one) => {
    expect(isKnownPlace(one)).toBe(false);
  });
});
