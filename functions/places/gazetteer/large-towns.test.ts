import { fold } from '@daybreak/contract/fold.ts';
import { expect, test } from '@jest/globals';
import { labeledRows } from '../../test-data/labeled-rows.ts';
import { TEST_DATA_FOLDER } from '../../test-data/test-data.ts';
import { parseLocations } from '../parse/parse-locations.ts';
import { countryName } from './gazetteer.ts';

const TOWNS = labeledRows(TEST_DATA_FOLDER, 'places/large_towns.tsv', ['country', 'people', 'names']) ?? [];

/** Share a name with a larger town of the country, with a state or country, or with an everyday word. */
const AMBIGUOUS = new Set([
  'CA Québec',
  'CN Tongshan',
  'CN Haimen',
  'ID Metro',
  'IN Secunderabad',
  'IR Sāveh',
  'MA Fès',
  'RU Stavropol’',
  'RU Korolev',
  'SD Rabak',
  'SL Bo',
  'US Ontario',
  'ZA Virginia',
]);

/** The town that a name means in its country, or the place that it is read as instead. */
function townOf(name: string, country: string): string {
  const [place] = parseLocations([`${name}, ${countryName(country)}`]).places;
  return place?.country === country && place.city !== '' ? fold(place.city) : JSON.stringify(place ?? name);
}

test('ING-02 every town of 100,000 people is found by its names of today and before, and in its own script', () => {
  const misread = TOWNS.flatMap(({ country, names }) => {
    const [name = '', ...others] = names.split('|');
    if (AMBIGUOUS.has(`${country} ${name}`)) return [];
    const town = townOf(name, country);
    const different = others.filter((other) => townOf(other, country) !== town);
    return town.startsWith('{') || different.length > 0 ? [`${country} ${name}: ${town} ${different}`] : [];
  });
  expect(TOWNS.length).toBeGreaterThan(4_000);
  expect(misread).toEqual([]);
});
