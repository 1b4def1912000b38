import { fold } from '@daybreak/contract/fold.ts';
import { WORLD_REGIONS } from '@daybreak/contract/world-regions.ts';
import type { Place } from './place.ts';

/** A region that people name and that is no country or state: it stands for a set of places. */
export interface NamedRegion {
  /** The name is in `state`; the country is empty for a region of the world. */
  readonly place: Place;
  readonly aliases: readonly string[];
  readonly members: readonly Place[];
}

const countries = (codes: string): Place[] =>
  codes.split(' ').map((country) => ({ city: '', state: '', country }));
const states = (codes: string): Place[] =>
  codes.split(' ').map((state) => ({ city: '', state, country: 'US' }));
const cities = (state: string, names: string): Place[] =>
  names.split(', ').map((city) => ({ city, state, country: 'US' }));

const region = (name: string, aliases: string, members: readonly Place[]): NamedRegion => ({
  place: { city: '', state: name, country: members.every(({ state }) => state !== '') ? 'US' : '' },
  aliases: aliases === '' ? [] : aliases.split('|'),
  members,
});
const shared = (name: string): Place[] => countries((WORLD_REGIONS[name] ?? []).join(' '));

const MIDDLE_EAST = countries('AE BH EG IL IQ JO KW LB OM QA SA TR YE');
const AFRICA = countries('BW CI CM DZ EG ET GH KE MA MU NA NG RW SN TN TZ UG ZA ZM ZW');
const ASIA = countries('BD CN HK ID IN JP KH KR LK MY NP PH PK SG TH TW VN');
const AUSTRALASIA = shared('Australia and New Zealand');

/** Every country of a region is looked up for every title: a region has at most about 75 members. */
const NAMED_REGIONS: readonly NamedRegion[] = [
  region('Europe', '', shared('Europe')),
  region('European Union', 'EU', shared('European Union')),
  region('EMEA', 'Europe Middle East and Africa', [...shared('Europe'), ...MIDDLE_EAST, ...AFRICA]),
  region('DACH', 'Germany Austria and Switzerland', shared('Austria, Germany and Switzerland')),
  region('Nordics', 'Nordic countries', shared('Nordic countries')),
  region('Scandinavia', '', shared('Scandinavia')),
  region('Baltics', 'Baltic states', shared('Baltic states')),
  region('Benelux', '', shared('Benelux')),
  region('UK and Ireland', 'United Kingdom and Ireland|British Isles', shared('United Kingdom and Ireland')),
  region('Middle East', '', MIDDLE_EAST),
  region('Africa', '', AFRICA),
  region('North America', 'NORAM', shared('North America')),
  region('Latin America', 'LATAM', shared('Latin America')),
  region('Asia', '', ASIA),
  region('APAC', 'Asia Pacific|Asia-Pacific|APJ', [...ASIA, ...AUSTRALASIA]),
  region('Southeast Asia', 'South East Asia', countries('ID KH MY PH SG TH VN')),
  region('Australia and New Zealand', 'ANZ', AUSTRALASIA),
  region(
    'Bay Area',
    'San Francisco Bay Area|SF Bay Area|Silicon Valley',
    cities(
      'CA',
      'San Francisco, San Jose, Oakland, Berkeley, Palo Alto, Mountain View, Sunnyvale, Santa Clara, Cupertino, Menlo Park, Redwood City, San Mateo, South San Francisco, Fremont, Foster City, Burlingame, San Bruno, San Carlos, Emeryville, Milpitas, Campbell, Los Gatos, Los Altos, Pleasanton, San Ramon, Walnut Creek, Hayward, Alameda, Newark, Brisbane',
    ),
  ),
  region('New England', '', states('CT MA ME NH RI VT')),
  region('Pacific Northwest', 'PNW', states('OR WA')),
  region('West Coast', 'US West Coast', states('CA OR WA')),
  region('East Coast', 'US East Coast', [
    ...states('CT DE FL GA MA MD ME NC NH NJ NY PA RI SC VA VT'),
    ...cities('DC', 'Washington'),
  ]),
  region('Midwest', 'US Midwest', states('IA IL IN KS MI MN MO ND NE OH SD WI')),
  region(
    'Research Triangle',
    'Raleigh-Durham',
    cities('NC', 'Raleigh, Durham, Chapel Hill, Cary, Morrisville'),
  ),
];

const keyOf = ({ state, country }: Readonly<Place>): string => `${fold(state)}|${country.toUpperCase()}`;
const byKey = new Map(NAMED_REGIONS.map((one) => [keyOf(one.place), one]));

export const namedRegions = (): readonly NamedRegion[] => NAMED_REGIONS;

export const isNamedRegion = (place: Readonly<Place>): boolean =>
  place.city === '' && byKey.has(keyOf(place));

/** Returns the places that a named region stands for, or the place itself. */
export function expandRegion<Named extends Readonly<Place>>(place: Named): readonly (Named | Place)[] {
  return (place.city === '' && place.state !== '' && byKey.get(keyOf(place))?.members) || [place];
}
