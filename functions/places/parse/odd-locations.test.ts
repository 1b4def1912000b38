import { describe, expect, test } from '@jest/globals';
import { placesLine } from '../places-line.ts';
import { parseLocations } from './parse-locations.ts';

function lineOf(...locations: string[]): string {
  const { places, remote } = parseLocations(locations);
  return placesLine(places, remote);
}

describe('ING-02 streets are not towns', () => {
  test.each([
    ['100 Madrid Blvd Punta Gorda', 'Punta Gorda, FL'],
    ['9760 San Jose Blvd Jacksonville', 'Jacksonville, FL'],
    ['1 Madison Ave, New York', 'New York, NY'],
    ['345 Park Avenue South, New York', 'New York, NY'],
    ['600 Montgomery St, San Francisco, CA', 'San Francisco, CA'],
    ['Paris Street, Austin, TX', 'Austin, TX'],
    ['Austin, TX, 200 Houston Dr.', 'Austin, TX'],
    ['Mountlake Terrace, WA, US', 'Mountlake Terrace, WA'],
    ['St. Louis, MO', 'St. Louis, MO'],
  ])('%s is in %s', (location, place) => expect(lineOf(location)).toBe(place));
});

describe('ING-02 a British county is no town in another country', () => {
  test.each([
    ['Guildford, Surrey', 'Guildford, England, United Kingdom'],
    ['Crawley, West Sussex', 'Crawley, England, United Kingdom'],
    ['Cambridge, Cambridgeshire', 'Cambridge, England, United Kingdom'],
    ['Washington, Tyne and Wear', 'Washington, England, United Kingdom'],
    ['Remote - Leeds, West Yorkshire', 'Leeds, England, United Kingdom or remote'],
    ['Stoke-on-Trent, Staffordshire', 'Stoke-on-Trent, England, United Kingdom'],
    ['Surrey, BC', 'Surrey, BC, Canada'],
    ['Norfolk, VA', 'Norfolk, VA'],
    ['Kent, WA', 'Kent, WA'],
  ])('%s is in %s', (location, place) => expect(lineOf(location)).toBe(place));
});

describe('ING-02 a state that is misspelled by one letter is that state', () => {
  test.each([
    ['Franklin, Viriginia', 'Franklin, VA'],
    ['Springfield, Massachusets', 'Springfield, MA'],
    ['Columbus, Goergia', 'Columbus, GA'],
    ['Surrey, British Columbia', 'Surrey, BC, Canada'],
  ])('%s is %s', (location, place) => expect(lineOf(location)).toBe(place));
});

describe('ING-02 names with two meanings are what the other locations say', () => {
  test.each([
    [['Armenia', 'Georgia', 'Ukraine'], 'Armenia and 2 other locations', 'GE'],
    [['Georgia', 'Alabama'], 'Georgia, US and Alabama', 'US'],
    [['CA-Toronto', 'CA-Remote'], 'Toronto, ON, Canada and Canada or remote', 'CA'],
    [['CA-San Diego', 'CA-Remote'], 'San Diego, CA and California or remote', 'US'],
  ] as const)('%j', (locations, line, country) => {
    expect(lineOf(...locations)).toBe(line);
    expect(parseLocations(locations).places.map((place) => place.country)).toContain(country);
  });

  test.each([
    ['Brasília', 'Brasília, Federal District, Brazil'],
    ['NYC-Privy', 'New York, NY'],
  ])('%s is %s', (location, place) => expect(lineOf(location)).toBe(place));
});

describe('ING-02 lists of places that employers write in their own way', () => {
  test.each([
    ['CA - Canada; US - Culver City, United States', 'Canada and Culver City, CA'],
    ['United States - Pacific Timezone', 'United States'],
    ['USA - Eastern Standard Time Zone', 'United States'],
    ['Pacific, MO', 'Pacific, MO'],
    ['NYC-Privy, US-Remote', 'New York, NY and United States or remote'],
    ['Austin, TX, US - Remote', 'Austin, TX or remote'],
    ['Washington, USA; Nevada, USA; Texas, USA', 'Washington and 2 other locations'],
    ['Washington, USA; New York, USA', 'Washington, DC and New York, NY'],
    ['US-CA-San Jose, California (Metro Dr)', 'San Jose, CA'],
    ['US-GA-Alpharetta, Georgia (Sanct)', 'Alpharetta, GA'],
    ['US-MA-Bedford-Massachusetts (Werfen)', 'Bedford, MA'],
    ['ES-Cordoba, Spain (Cl. Imprenta De La Alborada)', 'Córdoba, Andalusia, Spain'],
    ['United States of America, South Carolina, West Union', 'West Union, SC'],
    ['Clay, NY', 'Clay, NY'],
    ['US-WA-Everett, Washington (W Casino Rd)', 'Everett, WA'],
    ['MONTRÉAL, Quebec, Quebec', 'Montreal, QC, Canada'],
    ['Any location, United States', 'Remote, United States'],
    ['DC; Austin', 'Washington, DC and Austin, TX'],
    ['Home-United States', 'Remote, United States'],
    ['Northern VA', 'Virginia'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));
});

describe('ING-02 a place that a posting excludes is not its place', () => {
  test.each([
    ['Remote, USA (not available in CO)', 'Remote, United States'],
    ['US Remote (excluding CA, NY)', 'Remote, United States'],
    ['Remote in the US except Colorado', 'Remote, United States'],
    ['Remote - US (all states except CA)', 'Remote, United States'],
    ['USA, except California - Remote', 'Remote, United States'],
    ['Remote - Canada (excl. Quebec) or US', 'Remote, Canada and United States'],
    ['Remote, outside of the United States', 'Remote'],
    ['Exceptional Healthcare, Dallas, TX', 'Dallas, TX'],
    ['Outside Sales - Dallas, TX', 'Dallas, TX'],
    ['Not remote, Austin, TX', 'Austin, TX'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));

  test.each(['Remote - LATAM (excluding Brazil)', 'Remote, Europe except Germany'])(
    '%s is the region',
    (location) => {
      const { places, territory } = parseLocations([location]);
      expect(places).toEqual([]);
      expect(territory.length).toBeGreaterThan(10);
    },
  );
});

describe('ING-02 a region beside its country is no town elsewhere', () => {
  test.each([
    ['Victoria, Australia', 'Victoria, Australia'],
    ['Munster, Ireland', 'Munster, Ireland'],
    ['Bali, Indonesia', 'Bali, Indonesia'],
    ['Canterbury, New Zealand', 'Canterbury, New Zealand'],
    ['Santa Catarina, Brazil', 'Santa Catarina, Brazil'],
    ['Wales, United Kingdom', 'Wales, United Kingdom'],
    ['Punjab, IN', 'Punjab, India'],
    ['Richmond, Victoria, Australia', 'Richmond, Victoria, Australia'],
    ['Lima, Peru', 'Lima, Lima Province, Peru'],
    ['Ninh Bình, Vietnam', 'Ninh Bình, Vietnam'],
    ['San Juan, PR', 'San Juan, Puerto Rico'],
    ['Victoria, BC', 'Victoria, BC, Canada'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));
});

describe("ING-02 a town before its state's code is no city abroad", () => {
  test.each([
    ['Bethlehem, PA', 'Bethlehem, PA'],
    ['PA - Bethlehem', 'Bethlehem, PA'],
    ['Georgetown, DE', 'Georgetown, DE'],
    ['Sidney, NY', 'Sidney, NY'],
    ['Batavia, NY', 'Batavia, NY'],
    ['Canton, NY', 'Canton, NY'],
    ['Delhi, LA', 'Delhi, LA'],
    ['Annapolis Junction, MD', 'Annapolis Junction, MD'],
    ['Perth, WA', 'Perth, Western Australia, Australia'],
    ['Philadelphia, NY', 'Philadelphia, PA and New York, NY'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));
});

describe('ING-02 names of three letters are places', () => {
  test.each([
    ['Ulm', 'Ulm, Baden-Wurttemberg, Germany'],
    ['Ulm, DE', 'Ulm, Baden-Wurttemberg, Germany'],
    ['Ede, NL', 'Ede, Gelderland, Netherlands'],
    ['Oss', 'Oss, North Brabant, Netherlands'],
    ['Pau', 'Pau, New Aquitaine, France'],
    ['Zug, Switzerland', 'Zug, Switzerland'],
    ['Goa', 'Goa, India'],
    ['Goa, India', 'Goa, India'],
    ['Fez, Morocco', 'Fez, Fes-Meknes, Morocco'],
    ['Van, TX', 'Van, TX'],
    ['Rye NY', 'Rye, NY'],
    ['Jos. A. Bank - Dallas, TX', 'Dallas, TX'],
    ['Gap, San Francisco, CA', 'San Francisco, CA'],
    ['Mon - Fri, Austin, TX', 'Austin, TX'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));

  test.each(['Van', 'Jay', 'Bay', 'Any'])('but not %s on its own', (location) => {
    expect(parseLocations([location]).places).toEqual([]);
  });
});

describe('ING-02 time zones are not places, but states and countries are', () => {
  test.each([
    ['Remote (PT)', 'Remote'],
    ['Remote - US (PT)', 'Remote, United States'],
    ['Remote - US (MT/PT)', 'Remote, United States'],
    ['US Remote (CT, ET)', 'Remote, United States'],
    ['Remote US, ET to PT', 'Remote, United States'],
    ['Remote USA - CT/ET hours', 'Remote, United States'],
    ['Remote - US, CT time zone', 'Remote, United States'],
    ['Remote in CT, MT', 'Remote, Connecticut and Montana'],
    ['Lisbon (PT)', 'Lisbon, Portugal'],
    ['Remote - SE', 'Remote, Sweden'],
  ])('%s is %s', (location, line) => expect(lineOf(location)).toBe(line));

  test('and Portugal stays in a list of countries after Malta', () => {
    const { places } = parseLocations(['Remote (IT, MT, PT)']);
    expect(places).toContainEqual({ city: '', state: '', country: 'PT' });
  });
});

describe('ING-02 an area around a city is that city', () => {
  test.each([
    ['Bay Area, CA, United States of America', 'San Francisco, CA'],
    ['Hybrid-Bay Area, CA', 'San Francisco, CA'],
    ['Remote Bay Area', 'San Francisco, CA or remote'],
    ['Silicon Valley, CA, US', 'San Jose, CA'],
    ['Tampa Bay Area', 'Tampa, FL'],
    ['New Delhi, Delhi, India', 'Delhi, India'],
    ['Nepean, ON', 'Ottawa, ON, Canada'],
  ])('%s is in %s', (location, line) => expect(lineOf(location)).toBe(line));
});

describe('ING-02 a posting without a place', () => {
  test.each(['Global', 'Worldwide', 'Anywhere', 'Nationwide', 'リモート', '在宅勤務', '재택근무', '遠程'])(
    '%s is remote',
    (location) => expect(parseLocations([location])).toMatchObject({ places: [], remote: true }),
  );

  test.each(['ハイブリッド', '하이브리드'])('%s is hybrid', (location) => {
    expect(parseLocations([location])).toMatchObject({ places: [], hybrid: true });
  });

  test('and 서울, 재택근무 is remote in Seoul', () => {
    expect(parseLocations(['서울, 재택근무'])).toMatchObject({ places: [{ city: 'Seoul' }], remote: true });
  });

  test('but a global office is an office', () => {
    expect(parseLocations(['Global Headquarters, Austin, TX']).remote).toBe(false);
  });
});
