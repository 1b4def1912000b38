import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLocations } from './parse-locations.ts';

const lines = (location: string) =>
  parseLocations([location]).places.map(({ city, state, country }) => `${city}/${state}/${country}`);
/** Without regions, which the gazetteer adds outside the USA and Canada. */
const towns = (location: string) =>
  parseLocations([location]).places.map(({ city, country }) => `${city} ${country}`);

describe('one place', () => {
  test.each([
    ['KA, IN', '/Karnataka/IN'],
    ['TN, IN', '/Tamil Nadu/IN'],
    ['Columbus, IN', 'Columbus/IN/US'],
    ['Toronto, ON, CA', 'Toronto/ON/CA'],
    ['CA, US', '/CA/US'],
    ['ON, CA', '/ON/CA'],
    ['United States-Colorado-Aurora', 'Aurora/CO/US'],
    ['USA.VA.Reston', 'Reston/VA/US'],
    ['Vancouver, Washington, United States', 'Vancouver/WA/US'],
    ['Vancouver, BC', 'Vancouver/BC/CA'],
    ['Washington, D.C.', 'Washington/DC/US'],
    ['New York, New York', 'New York/NY/US'],
    ['Paris, TX', 'Paris/TX/US'],
    ["St. John's, NL, CA", "St. John's/NL/CA"],
    ['Scott AFB, IL, US', 'Scott AFB/IL/US'],
    ['Annapolis Junction, MD, US', 'Annapolis Junction/MD/US'],
    ['7000 Target Pkwy N,NCD-0375 Brooklyn Park,MN 55445', 'Brooklyn Park/MN/US'],
    ['MountainView, CA, United States', 'Mountain View/CA/US'],
    ['Singapore, Singapore', 'Singapore//SG'],
    ['Ontario', '/ON/CA'],
    ['TX - Work from home', '/TX/US'],
    ['Remote, Washington, USA', '/WA/US'],
    ['San Juan, PR, US', 'San Juan/San Juan/PR'],
    ['Hamilton, NJ', 'Hamilton/NJ/US'],
    ['Berlin, CT', 'Berlin/CT/US'],
    ['Rome, NY', 'Rome/NY/US'],
    ['Getzville New York United States', 'Getzville/NY/US'],
    ['Getzville, New York, United States', 'Getzville/NY/US'],
    ['Remote - US (EST)', '//US'],
    ['IN KA BANGALORE Home Office Building 11', 'Bengaluru/Karnataka/IN'],
    ['US-CA-San Francisco', 'San Francisco/CA/US'],
  ])('%s is one place', (posted, place) => {
    expect(lines(posted)).toEqual([place]);
  });

  test.each([
    ['London, UK', 'London GB'],
    ['Bangalore/Bengaluru', 'Bengaluru IN'],
    ['Gurgaon', 'Gurugram IN'],
    ['München', 'Munich DE'],
    ['Warszawa, Polska', 'Warsaw PL'],
    ['东京'.replace('东', '東'), 'Tokyo JP'],
    ['Tbilisi, Georgia', 'Tbilisi GE'],
    ['Berlin, DE', 'Berlin DE'],
    ['Mexico, Guadalajara', 'Guadalajara MX'],
    ['MX - Mexico City, Mexico', 'Mexico City MX'],
    ['Whitefield, Bangalore, India', 'Bengaluru IN'],
    ['Sant Cugat del Vallès, Barcelona, Spain', 'Sant Cugat del Vallès ES'],
    ['Navi Mumbai, India (Finicity)', 'Navi Mumbai IN'],
    ['Bosnia and Herzegovina', ' BA'],
    ['Санкт-Петербург', 'Saint Petersburg RU'],
    ['תל אביב', 'Tel Aviv IL'],
    ['القاهرة', 'Cairo EG'],
    ['서울', 'Seoul KR'],
    ['San José', 'San José CR'],
    ['San Jose', 'San Jose US'],
    ['Valencia', 'Valencia ES'],
    ['CABA, Argentina', 'Buenos Aires AR'],
  ])('%s is one place', (posted, place) => {
    expect(towns(posted)).toEqual([place]);
  });

  test.each([
    ['München, Bayern, Deutschland', 'Munich, Bavaria, Germany', 'Munich'],
    ['Warszawa, Mazowieckie, Polska', 'Warsaw, Masovian Voivodeship, Poland', 'Warsaw'],
    ['Santiago, Región Metropolitana, Chile', 'Santiago, Santiago Metropolitan Region, Chile', 'Santiago'],
    ['Pathankot, PB, IN', 'Pathankot, Punjab, India', 'Pathankot'],
    ['Solna, Stockholms län, Sverige', 'Solna, Stockholm County, Sweden', 'Solna'],
    ['Brno, Jihomoravský kraj', 'Brno, South Moravian Region, Czechia', 'Brno'],
    ['Barcelona, Cataluña, España', 'Barcelona, Catalonia, Spain', 'Barcelona'],
    ['Bayern', 'Bavaria, Germany', 'Bavaria State, Germany'],
  ])('%s, %s and %s are the same place', (...spellings) => {
    const [first, ...others] = spellings.map((spelling) => lines(spelling));
    expect(first).toHaveLength(1);
    expect(first?.[0]?.split('/')[1]).not.toBe('');
    for (const other of others) expect(other).toEqual(first);
  });

  test('a known town in a county that is not in the gazetteer has no region', () => {
    expect(lines('Cambridge, Cambridgeshire, UK')).toEqual(['Cambridge//GB']);
    expect(lines('Milano, Milano, Italia')).toEqual(['Milan//IT']);
  });
});

describe('several places in one string', () => {
  test.each([
    ['SF, LA', ['San Francisco/CA/US', 'Los Angeles/CA/US']],
    ['Remote (US + Canada)', ['//US', '//CA']],
    ['SF, NYC, SEA', ['San Francisco/CA/US', 'New York/NY/US', 'Seattle/WA/US']],
    ['San Francisco, CA, Seattle, WA', ['San Francisco/CA/US', 'Seattle/WA/US']],
    ['WA - Seattle, CA - San Francisco HQ', ['Seattle/WA/US', 'San Francisco/CA/US']],
    ['New York, NY, San Francisco, CA, United States', ['New York/NY/US', 'San Francisco/CA/US']],
    ['Boston, New York', ['Boston/MA/US', 'New York/NY/US']],
    ['Albany, New York', ['Albany/NY/US']],
    ['Chicago, Illinois; Michigan; Ohio', ['Chicago/IL/US', '/MI/US', '/OH/US']],
    ['San Francisco or Remote (US, Canada)', ['San Francisco/CA/US', '//US', '//CA']],
    ['Canada - Remote (ON, AB, BC, or NS Only)', ['/ON/CA', '/AB/CA', '/BC/CA', '/NS/CA']],
    ['Mexico City, MX; Remote, MX', ['Mexico City/Mexico City/MX', '//MX']],
    ['Portland OR', ['Portland/OR/US']],
    ['Newfoundland and Labrador', ['/NL/CA']],
  ])('%s', (posted, places) => {
    expect(lines(posted)).toEqual(places);
  });

  test('a list of thirty states is thirty states, including ambiguous names', () => {
    const states =
      'Alabama, Arizona, California, Colorado, Connecticut, Delaware, Florida, Georgia, Idaho, Illinois, Indiana, Iowa, Kansas, Maine, Maryland, Michigan, Minnesota, Missouri, Montana, Nebraska, Nevada, New York, Ohio, Oregon, Pennsylvania, Tennessee, Texas, Utah, Virginia, Washington';
    const found = parseLocations([states]).places;
    expect(found).toHaveLength(30);
    expect(found.every(({ city, country }) => city === '' && country === 'US')).toBe(true);
    expect(found.map(({ state }) => state)).toEqual(expect.arrayContaining(['NY', 'WA', 'GA']));
  });

  test('a place that is posted twice is one place', () => {
    expect(parseLocations(['London, UK', 'London', 'London, England, United Kingdom']).places).toHaveLength(
      1,
    );
  });
});

describe('text without a place', () => {
  test.each([
    'EMEA',
    'LATAM; Remote',
    'Asia/Pacific',
    'Remote (Worldwide)',
    '2 Locations',
    'LOCATION',
    'MDET01',
    '',
    '   ',
    '!!!',
  ])('%p has no places', (posted) => {
    expect(parseLocations([posted]).places).toEqual([]);
  });
});

describe('the work mode', () => {
  test.each([
    ['Remote - US', true, false],
    ['Hybrid - London, Berlin', false, true],
    ['Addison, TX (Hybrid); Remote, US', true, true],
    ['In-Office', false, false],
    ['Remoto, España', true, false],
    ['Télétravail, France', true, false],
    ['Warszawa (zdalnie)', true, false],
    ['Lisboa (Híbrido)', false, true],
    ['Köln (Homeoffice)', true, false],
    ['Anywhere in the United States', true, false],
    ['Anywhere', true, false],
    ['Nationwide', true, false],
    ['リモート', true, false],
    ['REMOTE OR HYBRID', true, true],
    ['IN TN CHENNAI Home Office Capita Land', false, false],
    ['Not remote, Austin, TX', false, false],
  ])('%s', (posted, remote, hybrid) => {
    const found = parseLocations([posted]);
    expect([found.remote, found.hybrid]).toEqual([remote, hybrid]);
  });
});

test('any text is parsed without an error, into places with a country', () => {
  const part = fc.oneof(
    anyText({ maxLength: 30 }),
    fc.constantFrom(
      'Remote',
      'OR',
      'IN',
      ', ',
      ' - ',
      '(',
      ';',
      'New York',
      'Georgia',
      'Springfield',
      '\u202e',
      '🇺🇸',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { places } = parseLocations([parts.join('')]);
      for (const { country } of places) expect(country).toMatch(/^[A-Z]{2}$/);
    }),
    { numRuns: 100 },
  );
});
