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

  test.each(['Europe, Middle East, and Africa', 'Remote, EMEA', 'Remote, Americas; Remote, EMEA'])(
    '%s is none, because it could be any',
    (location) => expect(resolveLocations({ locations: [location] }).places).toEqual([]),
  );

  test('address fields are narrower', () => {
    const structuredPlaces = [{ city: '', state: '', country: 'Germany' }];
    expect(resolveLocations({ locations: ['Europe'], structuredPlaces }).places).toEqual([
      { city: '', state: '', country: 'DE' },
    ]);
  });
});
