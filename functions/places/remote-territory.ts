import { fold } from '@daybreak/contract/fold.ts';
import type { Place } from './place.ts';
import { membersOf, territoryNameOf } from './territories.ts';

/** Where a remote job may be done: in any of these. A region has a name in territories.ts, or is `WORLDWIDE`. */
export interface RemoteAreas {
  readonly countries: readonly string[];
  readonly states: readonly Readonly<Place>[];
  readonly regions: readonly string[];
}

export const WORLDWIDE = 'Worldwide';

/**
 * Whether someone who lives in a state of a country may do a remote job there. Unknown if its territory is (null), or if it
 * depends on the state and that is empty.
 */
export function isRemoteFor(
  areas: RemoteAreas | null,
  home: { readonly state: string; readonly country: string },
): 'yes' | 'no' | 'unknown' {
  if (areas === null || home.country === '') return 'unknown';
  if (areas.regions.includes(WORLDWIDE) || areas.countries.includes(home.country)) return 'yes';
  const parts = [...areas.regions.flatMap(membersOf), ...areas.states].filter(
    ({ country }) => country === home.country,
  );
  if (parts.some(({ state }) => state === '' || (home.state !== '' && fold(state) === fold(home.state))))
    return 'yes';
  return parts.length > 0 && home.state === '' ? 'unknown' : 'no';
}

const isState = ({ city, state }: Readonly<Place>): boolean =>
  state !== '' && (city === '' || state === 'DC');

/**
 * The areas of a remote job that is posted in these places: a state is meant as such, a city only names its country. Null if
 * no place has a country.
 */
export function areasOf(places: readonly Readonly<Place>[]): RemoteAreas | null {
  const named = places.filter(({ country }) => country !== '');
  if (named.length === 0) return null;
  const region = territoryNameOf(named);
  if (region !== undefined) return { countries: [], states: [], regions: [region] };
  const countries = new Set(named.filter((place) => !isState(place)).map(({ country }) => country));
  const states = named.filter((place) => isState(place) && !countries.has(place.country));
  return {
    countries: [...countries],
    states: states.map(({ state, country }) => ({ city: '', state, country })),
    regions: [],
  };
}
