import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseLocations } from '../../places/parse/parse-locations.ts';
import { placeText } from './fixtures/odd-postings.ts';
import { spellWorkdayPlace } from './workday-places.ts';

const placesIn = (text: string) => parseLocations([spellWorkdayPlace(text)]).places.map(placeText);

/** As employers on Workday spell them, with what they mean. Most are from ambicuity/New-Grad-Jobs. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['USA.VA.Reston', 'Reston, VA, US'],
  ['IND.Chennai', 'Chennai, Tamil Nadu, IN'],
  ['US-CA-Monrovia', 'Monrovia, CA, US'],
  ['USA, VA, McLean Greensboro Dr, Hamilton', 'McLean, VA, US'],
  ['USA, CO, Boulder', 'Boulder, CO, US'],
  ['United States - Minnesota - Plymouth', 'Plymouth, MN, US'],
  ['United States-North Carolina-Charlotte', 'Charlotte, NC, US'],
  ['United States-North Carolina-Winston-Salem', 'Winston-Salem, NC, US'],
  ['United States-Ohio-Wright-Patterson AFB', 'Wright-Patterson AFB, OH, US'],
  ['United States-California-Edwards AFB', 'Edwards AFB, CA, US'],
  ['United States-California-Unknown City', ', CA, US'],
  ['US TX Southlake', 'Southlake, TX, US'],
  ['CAN, Ontario, Waterloo, King Street North', 'Waterloo, ON, CA'],
  ['Canada, ON, Toronto', 'Toronto, ON, CA'],
  ['CA, ON, Toronto', 'Toronto, ON, CA'],
  ['Canada - Ottawa (Bill Leathem)', 'Ottawa, ON, CA'],
  ['CAN - Richmond, Canada', 'Richmond, BC, CA'],
  ['US, CA, Santa Clara', 'Santa Clara, CA, US'],
  ['US, California, Folsom', 'Folsom, CA, US'],
  ['US-MA - Framingham', 'Framingham, MA, US'],
  ['US-MN-BURNSVILLE', 'Burnsville, MN, US'],
  ['USA - Berkeley, MO', 'Berkeley, MO, US'],
  ['USA - Colorado Springs, CO', 'Colorado Springs, CO, US'],
  ['USA - NAS JRB New Orleans, LA', 'New Orleans, LA, US'],
  ['USA, Maryland Heights, MO', 'Maryland Heights, MO, US'],
  ['IN - Jeffersonville', 'Jeffersonville, IN, US'],
  ['MA-Boston', 'Boston, MA, US'],
  ['IN KA BANGALORE Home Office PTPP1', 'Bengaluru, Karnataka, IN'],
  ['(CAN) ON KEMPTVILLE 01047 WM SUPERCENTER', 'Kemptville, ON, CA'],
  ['(USA) IN WARSAW 01304 WM SUPERCENTER', 'Warsaw, IN, US'],
  ['(USA) Crossman Service Building CA SUNNYVALE Home Office', 'Sunnyvale, CA, US'],
  ['1000 Nicollet Mall, Minneapolis,MN 55403-2542', 'Minneapolis, MN, US'],
  ['AMER - Canada - British Columbia - Vancouver - Bentall Centre', 'Vancouver, BC, CA'],
  ['EMEA - Poland - Kraków - Lubomirskiego', 'Kraków, Lesser Poland Voivodeship, PL'],
  ['GB-London-Canary Wharf', 'London, England, GB'],
  ['DEU - Hamburg, Germany', 'Hamburg, Hamburg, DE'],
  ['India - Vizag', 'Visakhapatnam, Andhra Pradesh, IN'],
  ['Costa Rica, Heredia', 'Heredia, Heredia, CR'],
  ['Costa Rica, San Jose', 'San José, San José, CR'],
  ['Mexico, Guadalajara', 'Guadalajara, Jalisco, MX'],
  ['Ireland, Dublin', 'Dublin, Leinster, IE'],
  ['China - Shanghai - Shanghai', 'Shanghai, Shanghai, CN'],
  ['Pune Maharashtra India', 'Pune, Maharashtra, IN'],
  ['Getzville New York United States', 'Getzville, NY, US'],
  ['Jersey City New Jersey United States', 'Jersey City, NJ, US'],
  ['State of Montana, United States of America', ', MT, US'],
  ['Villalba, Puerto Rico, United States of America', 'Villalba, Villalba, PR'],
  ['Georgia - Atlanta', 'Atlanta, GA, US'],
  ['US-Washington-DC', 'Washington, DC, US'],
];

describe('a location on Workday', () => {
  test.each(SPELLINGS)('ING-02 %j is %j', (posted, place) => {
    expect(placesIn(posted)).toEqual([place]);
  });

  test.each([
    ['US, CA, Remote', ', CA, US'],
    ['US, NY, New York - Remote', 'New York, NY, US'],
    ['Germany, Remote', ', , DE'],
    ['USA Work at Home', ', , US'],
    ['Canada - Quebec - Remote', ', QC, CA'],
  ])('ING-02 %j is remote, and in %j', (posted, place) => {
    expect(parseLocations([spellWorkdayPlace(posted)]).remote).toBe(true);
    expect(placesIn(posted)).toEqual([place]);
  });

  test.each(['2 Locations', '50 Locations', '30+ Locations', '3 Standorte', ' 1 Location '])(
    'ING-02 %j is no place',
    (posted) => {
      expect(spellWorkdayPlace(posted)).toBe('');
    },
  );

  test.each([
    'San Jose',
    'Bangalore, Karnataka, India',
    'IN-Columbus',
    'CA-San Francisco',
    'Remote Germany',
    'TAURUS',
    '',
  ])('%j stays as it is', (posted) => {
    expect(spellWorkdayPlace(posted)).toBe(posted);
  });

  test('ING-03 never throws, and never grows by much', () => {
    const part = fc.constantFrom(
      'USA',
      'CAN',
      'VA',
      'Ontario',
      'Reston',
      'Hamilton',
      'Remote',
      '3',
      '-',
      '.',
      ' ',
      ',',
      '(USA)',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 30 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (posted) => {
        expect(spellWorkdayPlace(posted).length).toBeLessThan(posted.length + 60);
      }),
      { seed: 18, numRuns: 500 },
    );
  });
});
