import { fold } from '@daybreak/contract/fold.ts';
import type { Place } from './place.ts';
import { membersOf } from './territories.ts';

/** A region that people name and that is no country or state: it stands for a set of places. */
export interface NamedRegion {
  /** The name is in `state`; the country is empty for a region of the world. */
  readonly place: Place;
  readonly aliases: readonly string[];
  readonly members: readonly Place[];
}

const cities = (state: string, names: string): Place[] =>
  names.split(', ').map((city) => ({ city, state, country: 'US' }));

const region = (name: string, aliases: string, members: readonly Place[]): NamedRegion => ({
  place: { city: '', state: name, country: members.every(({ state }) => state !== '') ? 'US' : '' },
  aliases: aliases === '' ? [] : aliases.split('|'),
  members,
});
/** Every country of a region is looked up for every title: a region has at most about 75 members. */
const NAMED_REGIONS: readonly NamedRegion[] = [
  region('Europe', '', membersOf('Europe')),
  region('European Union', 'EU', membersOf('European Union')),
  region('EMEA', 'Europe Middle East and Africa', membersOf('EMEA')),
  region('DACH', 'Germany Austria and Switzerland', membersOf('Austria, Germany and Switzerland')),
  region('Nordics', 'Nordic countries', membersOf('Nordic countries')),
  region('Scandinavia', '', membersOf('Scandinavia')),
  region('Baltics', 'Baltic states', membersOf('Baltic states')),
  region('Benelux', '', membersOf('Benelux')),
  region(
    'UK and Ireland',
    'United Kingdom and Ireland|British Isles',
    membersOf('United Kingdom and Ireland'),
  ),
  region('Middle East', '', membersOf('Middle East')),
  region('Africa', '', membersOf('Africa')),
  region('North America', 'NORAM', membersOf('North America')),
  region('Latin America', 'LATAM', membersOf('Latin America')),
  region('Asia', '', membersOf('Asia')),
  region('APAC', 'Asia Pacific|Asia-Pacific|APJ', membersOf('APAC')),
  region('Southeast Asia', 'South East Asia', membersOf('Southeast Asia')),
  region('Australia and New Zealand', 'ANZ', membersOf('ANZ')),
  region(
    'Bay Area',
    'San Francisco Bay Area|SF Bay Area|Silicon Valley',
    cities(
      'CA',
      'San Francisco, San Jose, Oakland, Berkeley, Palo Alto, Mountain View, Sunnyvale, Santa Clara, Cupertino, Menlo Park, Redwood City, San Mateo, South San Francisco, Fremont, Foster City, Burlingame, San Bruno, San Carlos, Emeryville, Milpitas, Campbell, Los Gatos, Los Altos, Pleasanton, San Ramon, Walnut Creek, Hayward, Alameda, Newark, Brisbane',
    ),
  ),
  region('New England', '', membersOf('New England')),
  region('Pacific Northwest', 'PNW', membersOf('Pacific Northwest')),
  region('West Coast', 'US West Coast', membersOf('West Coast')),
  region('East Coast', 'US East Coast', membersOf('East Coast')),
  region('Midwest', 'US Midwest', membersOf('Midwest')),
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
