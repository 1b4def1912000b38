import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseLocations } from './parse/parse-locations.ts';
import { placeKey } from './place.ts';
import { suggestPlaces } from './suggest-places.ts';
import { buildSuggestionIndex } from './suggestion-index.ts';

const index = buildSuggestionIndex();
const suggest = (text: string, homeCountry?: string) => suggestPlaces(index, { text, homeCountry });
const first = (text: string, homeCountry?: string) => {
  const [best] = suggest(text, homeCountry);
  return best && [best.city, best.state, best.country].join(',');
};

describe('suggestions of places', () => {
  test.each([
    ['San Fr', 'San Francisco,CA,US'],
    ['new york', 'New York,NY,US'],
    ['Texas', ',TX,US'],
    ['germany', ',,DE'],
    ['bav', ',Bavaria,DE'],
    ['NYC', 'New York,NY,US'],
    ['sf', 'San Francisco,CA,US'],
    ['la', 'Los Angeles,CA,US'],
    ['Bombay', 'Mumbai,Maharashtra,IN'],
    ['New Delhi', 'Delhi,Delhi,IN'],
    ['Secunderabad', 'Hyderabad,Telangana,IN'],
    ['Nepean', 'Ottawa,ON,CA'],
    ['USA', ',,US'],
    ['us', ',,US'],
    ['United States', ',,US'],
    ['UK', ',,GB'],
    ['Deutschland', ',,DE'],
    ['TX', ',TX,US'],
    ['münchen', 'Munich,Bavaria,DE'],
    ['sao pau', 'São Paulo,São Paulo,BR'],
    ['St. Louis', 'St. Louis,MO,US'],
    ['東京', 'Tokyo,Tokyo,JP'],
    ['francisco, ca', 'San Francisco,CA,US'],
    ['Singapore', ',,SG'],
  ])('PLACE-01 %s is %s', (text, place) => {
    expect(first(text)).toBe(place);
  });

  test.each([
    ['NYC metro', 'New York,NY,US'],
    ['nyc metro area', 'New York,NY,US'],
    ['Greater Boston', 'Boston,MA,US'],
    ['Greater Denver metropolitan area', 'Denver,CO,US'],
    ['Austin area, TX', 'Austin,TX,US'],
    ['Chicago and surrounding areas', 'Chicago,IL,US'],
    ['within 25 miles of Austin', 'Austin,TX,US'],
    ['25 mi from Austin, TX', 'Austin,TX,US'],
    ['Berlin 30km', 'Berlin,Berlin,DE'],
    ['50 km around Munich', 'Munich,Bavaria,DE'],
    ['Bay Area', ',Bay Area,US'],
  ])('PLACE-01 %s, with what is around it, is %s', (text, place) => {
    expect(first(text)).toBe(place);
  });

  test.each([
    ['within 25 miles of Austin', 'Austin, TX|Round Rock, TX (17 miles)|Cedar Park, TX (17 miles)'],
    ['Berlin 30km', 'Berlin, Germany|Potsdam, Brandenburg, Germany (27 km)'],
    ['1 mile from Palo Alto', 'Palo Alto, CA'],
    ['20 km around Texas', 'Texas'],
    ['94103', 'San Francisco, CA|Mountain View, CA (23 miles)|Oakland, CA (8 miles)'],
    ['Austin, TX 78701-1234', 'Austin, TX|Round Rock, TX (17 miles)'],
    ['Austin TX 78701', 'Austin, TX|Round Rock, TX (17 miles)'],
    ['CA 94103', 'San Francisco, CA'],
    ['94103, USA', 'San Francisco, CA'],
    ['02139', 'Cambridge, MA|Boston, MA (2 miles)'],
    ['82190', 'West Yellowstone, MT'],
    ['07070', 'Rutherford, NJ'],
    ['60126', 'Elmhurst, IL'],
    ['99504', 'Anchorage, AK'],
  ])('PLACE-01 %s is the city and those around it, with their distances', (text, labels) => {
    const found = suggest(text, 'US').map(({ label }) => label);
    expect(found.slice(0, labels.split('|').length).join('|')).toBe(labels);
    expect(found.length).toBeLessThanOrEqual(8);
  });

  test.each([
    ['00000', 'US'],
    ['9410', 'US'],
    ['10115', 'DE'],
    ['Berlin, DE 10115', 'DE'],
    ['remote', 'US'],
    ['Anywhere ', 'US'],
    ['wfh', 'US'],
  ])('PLACE-01 %s is no place', (text, homeCountry) => {
    expect(suggest(text, homeCountry)).toEqual([]);
  });

  test.each([
    ['Texas, USA', ',TX,US'],
    ['Austin, TX', 'Austin,TX,US'],
    ['Austin, Texas, United States', 'Austin,TX,US'],
    ['austin tx', 'Austin,TX,US'],
    ['Portland, Maine', 'Portland,ME,US'],
    ['portland or', 'Portland,OR,US'],
    ['Paris, France', 'Paris,Île-de-France,FR'],
    ['paris tex', 'Paris,TX,US'],
    ['London, Canada', 'London,ON,CA'],
    ['London, ', 'London,England,GB'],
    ['Washington, D.C.', 'Washington,DC,US'],
    ['washington, d.c., usa', 'Washington,DC,US'],
    ['Philadelphia, P.A.', 'Philadelphia,PA,US'],
  ])('PLACE-01 %s, with its area, is %s', (text, place) => {
    expect(first(text)).toBe(place);
  });

  test.each([
    ['new yrok', 'New York,NY,US'],
    ['san fransisco', 'San Francisco,CA,US'],
    ['amsterdm', 'Amsterdam,North Holland,NL'],
    ['berllin', 'Berlin,Berlin,DE'],
    ['austn, TX', 'Austin,TX,US'],
  ])('PLACE-01 %s, misspelled, is %s', (text, place) => {
    expect(first(text)).toBe(place);
  });

  test.each([
    ['san', 'San Francisco,CA,US'],
    ['bost', 'Boston,MA,US'],
    ['north', ',North America,'],
  ])('PLACE-01 %s is %s, where more employers post than in places with more people', (text, place) => {
    expect(first(text)).toBe(place);
  });

  test.each([
    ['london', 'CA', 'London,ON,CA'],
    ['london', 'US', 'London,England,GB'],
    ['cambridge', 'GB', 'Cambridge,England,GB'],
    ['cambridge', 'US', 'Cambridge,MA,US'],
    ['ben', 'IN', 'Bengaluru,Karnataka,IN'],
    ['fran', 'DE', 'Frankfurt,Hesse,DE'],
    ['paris', 'US', 'Paris,Île-de-France,FR'],
  ])('PLACE-01 %s, typed in %s, is %s', (text, homeCountry, place) => {
    expect(first(text, homeCountry)).toBe(place);
  });

  test.each([
    ['bay', ',Bay Area,US', 'Bay Area (30 cities)'],
    ['bay area', ',Bay Area,US', 'Bay Area (30 cities)'],
    ['silicon vally', ',Bay Area,US', 'Bay Area (30 cities)'],
    ['euro', ',Europe,', 'Europe (39 countries)'],
    ['dach', ',DACH,', 'DACH (Austria, Switzerland, Germany)'],
    ['emea', ',EMEA,', 'EMEA (71 countries)'],
    ['latam', ',Latin America,', 'Latin America (19 countries)'],
    ['new eng', ',New England,US', 'New England (6 states)'],
  ])('PLACE-01 %s is the region %s, labeled %j', (text, place, label) => {
    expect([first(text), suggest(text)[0]?.label]).toEqual([place, label]);
  });

  test.each(['', ' ', 'x', ' A, TX', '%%%', 'Nowhere at all', 'Austin, Bavaria', '\u0000\u0001'])(
    'PLACE-01 %j has no suggestion',
    (text) => {
      expect(suggest(text)).toEqual([]);
    },
  );

  test('PLACE-01 rejects more than 200 characters', () => {
    expect(() => suggest('x'.repeat(201))).toThrow('text: Enter at most 200 characters.');
  });

  test.each([
    ['austin', 'Austin, TX'],
    ['texas', 'Texas'],
    ['new york', 'New York, NY'],
    ['new york', 'New York State'],
    ['london', 'London, England, United Kingdom'],
    ['berlin', 'Berlin, Germany'],
    ['berlin', 'Berlin (region), Germany'],
    ['hong kong', 'Hong Kong'],
  ])('PLACE-01 %s is suggested as "%s"', (text, label) => {
    expect(suggest(text).map((place) => place.label)).toContain(label);
  });

  test('are at most 8 distinct places, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aeinorstlmc, .éüß京') as never, maxLength: 6 }),
        (text) => {
          const found = suggest(text);
          expect(found.length).toBeLessThanOrEqual(8);
          expect(new Set(found.map(({ label, state }) => `${label}|${state}`)).size).toBe(found.length);
        },
      ),
    );
  });

  test('PLACE-01 are spelled like the places of jobs, so that they match', () => {
    const posted = [
      'Austin, TX',
      'Munich, Germany',
      'Bangalore',
      'São Paulo, Brazil',
      'Toronto, ON',
      'Zürich',
      'Paris, France',
    ];
    for (const text of posted) {
      const [place] = parseLocations([text]).places;
      if (!place) throw new Error(`${text} was not parsed`);
      expect(suggest(place.city).map(placeKey)).toContain(placeKey(place));
    }
  });
});
