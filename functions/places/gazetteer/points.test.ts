import { describe, expect, test } from '@jest/globals';
import { gazetteerEntries } from './gazetteer.ts';
import { distanceInKm, townPoint, zipPoint } from './points.ts';

const towns = [...gazetteerEntries()].flatMap((entry) => (entry.kind === 'town' ? [entry.town] : []));
/** The largest town with a name. */
function numberOf(name: string, country: string): number {
  const found = towns.filter((town) => town.name === name && town.country === country);
  const [largest] = found.toSorted((one, other) => other.people - one.people);
  return largest === undefined ? -1 : towns.indexOf(largest);
}

describe('PLACE-01 where towns and ZIP codes are', () => {
  test.each([
    ['Austin', 'US', 30.27, -97.74],
    ['Berlin', 'DE', 52.52, 13.41],
    ['Sydney', 'AU', -33.87, 151.21],
  ])('%s is where it is', (name, country, latitude, longitude) => {
    const point = townPoint(numberOf(name, country)) ?? { latitude: 0, longitude: 0 };
    expect(distanceInKm(point, { latitude, longitude })).toBeLessThan(2);
  });

  test('every town has its point, except those that the source lacks', () => {
    const without = towns.filter((_, number) => townPoint(number) === undefined);
    expect(without.length).toBeLessThan(60);
    expect(townPoint(towns.length)).toBeUndefined();
  });

  test('a ZIP code is near its city', () => {
    const [city, zip] = [townPoint(numberOf('San Francisco', 'US')), zipPoint('94103')];
    if (!city || !zip) throw new Error('Both have points');
    expect(distanceInKm(city, zip)).toBeLessThan(5);
    expect(zipPoint('00000')).toBeUndefined();
  });
});
