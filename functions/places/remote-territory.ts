import { fold } from '@daybreak/contract/fold.ts';
import { namedRegions } from './named-regions.ts';
import { type Place, placeKey } from './place.ts';
import { membersOf } from './territories.ts';

/** Where a remote job may be done: in any of these. A region has a name in territories.ts, or is `WORLDWIDE`. */
export interface RemoteAreas {
  readonly countries: readonly string[];
  readonly states: readonly Readonly<Place>[];
  readonly regions: readonly string[];
}

export const WORLDWIDE = 'Worldwide';

/** A person's state and country, in any spelling of case. */
export interface Home {
  readonly state: string;
  readonly country: string;
}

/**
 * Whether someone who lives in a state of a country may do a remote job there. Unknown if its territory is
 * (null), or if it depends on the state and that is empty.
 */
export function isRemoteFor(areas: RemoteAreas | null, home: Home): 'yes' | 'no' | 'unknown' {
  const country = home.country.toUpperCase();
  if (areas === null || country === '') return 'unknown';
  if (areas.regions.includes(WORLDWIDE) || areas.countries.includes(country)) return 'yes';
  const parts = [...areas.regions.flatMap(membersOf), ...areas.states].filter(
    (part) => part.country === country,
  );
  const state = foldState(home.state);
  if (parts.some((part) => part.state === '' || (state !== '' && foldState(part.state) === state)))
    return 'yes';
  return parts.length > 0 && state === '' ? 'unknown' : 'no';
}

/** Whether a remote job accepts someone who may work from each of these places. */
export function acceptsAnyOf(areas: RemoteAreas | null, homes: readonly Home[]): 'yes' | 'no' | 'unknown' {
  const answers = homes.map((home) => isRemoteFor(areas, home));
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}

const foldState = (state: string): string => fold(state).trim();

/** The District of Columbia is Washington, and a state all the same. */
const isCity = ({ city, state }: Readonly<Place>): boolean => city !== '' && state.toUpperCase() !== 'DC';
const isState = (place: Readonly<Place>): boolean => place.state !== '' && !isCity(place);

/** Smaller sets of countries or states are named one by one. */
const MIN_MEMBERS = 5;
const REGIONS = namedRegions()
  .filter(({ members }) => members.length >= MIN_MEMBERS && members.every((place) => !isCity(place)))
  .toSorted((one, other) => other.members.length - one.members.length);

/** Names the regions all of whose members are among the places, the largest first, and returns what is left. */
function takeRegions(places: readonly Readonly<Place>[]): {
  regions: string[];
  left: readonly Readonly<Place>[];
} {
  const regions: string[] = [];
  let left = places;
  for (const { place, members } of REGIONS) {
    if (left.length < members.length) continue;
    const keys = new Set(left.map(placeKey));
    if (!members.every((member) => keys.has(placeKey(member)))) continue;
    regions.push(place.state);
    const taken = new Set(members.map(placeKey));
    left = left.filter((one) => !taken.has(placeKey(one)));
  }
  return { regions, left };
}

/**
 * The areas of a remote job that is posted in these places: a state is meant as such, a city only names its
 * country. Null if no place has a country.
 */
export function areasOf(places: readonly Readonly<Place>[]): RemoteAreas | null {
  const named = places
    .filter(({ country }) => country !== '')
    .map((place) => ({ ...place, country: place.country.toUpperCase() }));
  if (named.length === 0) return null;
  const { regions, left } = takeRegions(named);
  const countries = new Set(left.filter((place) => !isState(place)).map(({ country }) => country));
  const states = left.filter((place) => isState(place) && !countries.has(place.country));
  return {
    countries: [...countries],
    states: states.map(({ state, country }) => ({ city: '', state, country })),
    regions,
  };
}

/**
 * Where a job may be done from: the territory of a remote one, or else the areas of its places. A job that
 * was read before it had a territory has none.
 */
export const areasOfJob = ({
  isRemote,
  territory,
  locations,
}: {
  readonly isRemote: boolean;
  readonly territory?: RemoteAreas | null | undefined;
  readonly locations: readonly Readonly<Place>[];
}): RemoteAreas | null => (isRemote && territory) || areasOf(locations);

/** The countries of areas, or undefined for the whole world. */
export function countriesOf({ countries, states, regions }: RemoteAreas): readonly string[] | undefined {
  if (regions.includes(WORLDWIDE)) return undefined;
  const parts = [...states, ...regions.flatMap(membersOf)].map(({ country }) => country);
  return [...new Set([...countries, ...parts])];
}
