import { describe, expect, test } from '@jest/globals';
import { resolveLocations } from './resolve-locations.ts';

function lineOf(...locations: string[]): string {
  const resolved = resolveLocations({ locations });
  return resolved.line(resolved.remote);
}

describe('ING-02 a region of the world is its countries, if no place is named', () => {
  test.each([
    ['Remote - North America', 'Remote, United States and Canada'],
    ['Remote in Europe', 'Remote, Europe'],
    ['LATAM', 'Latin America'],
    ['DACH', 'Austria, Germany and Switzerland'],
    ['Europe; Berlin', 'Berlin, Germany'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));

  test.each([
    ['Europe, Middle East, and Africa', 'DE IL KE'],
    ['Remote, APAC', 'AU IN JP'],
    ['Remote, Americas; Remote, EMEA', 'BR CA DE US'],
    ['London or Remote (EMEA)', 'DE GB ZA'],
    ['Remote (US, LATAM)', 'BR MX US'],
  ])('%s has %s', (location, codes) => {
    const { places } = resolveLocations({ locations: [location] });
    const countries = places.map(({ country }) => country);
    expect(countries).toEqual(expect.arrayContaining(codes.split(' ')));
  });

  test.each([
    ['EMEA - Dublin, Ireland', 'Dublin, Leinster, Ireland'],
    ['London, UK; EMEA', 'London, England, United Kingdom'],
    ['Remote, US (East Coast)', 'Remote, East Coast'],
    ['Remote - contiguous 48 states', 'Remote, Contiguous 48 states'],
    ['Remote, EMEA', 'Remote, EMEA'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));

  test('address fields are narrower', () => {
    const structuredPlaces = [{ city: '', state: '', country: 'Germany' }];
    expect(resolveLocations({ locations: ['Europe'], structuredPlaces }).places).toEqual([
      { city: '', state: '', country: 'DE' },
    ]);
  });
});

test('a job on site in a region has no places of it, since it is in one of them', () => {
  const posted = { locations: ['EMEA'], workplace: 'onsite' as const };
  expect(resolveLocations(posted)).toMatchObject({ places: [] });
  expect(resolveLocations(posted).line(false)).toBe('EMEA');
  expect(resolveLocations({ ...posted, locations: [] }, 'Engineer - Berlin').places).toMatchObject([
    { city: 'Berlin' },
  ]);
});
