import { isWorldwide } from '../places/parse/mode-words.ts';
import type { Place } from '../places/place.ts';
import { areasOf, isRemoteFor, type RemoteAreas, WORLDWIDE } from '../places/remote-territory.ts';
import type { RemoteTerritory } from '../table/requirement.ts';
import { textTerritory } from './text-territory.ts';

/** The territory of a remote job by the places of its fields or its title; null if they name no country. */
export function fieldTerritory(places: readonly Place[]): RemoteTerritory | null {
  const areas = areasOf(places);
  return areas === null ? null : ofField(areas);
}

const ofField = ({ countries, states, regions }: RemoteAreas): RemoteTerritory => ({
  countries: [...countries],
  states: [...states],
  regions: [...regions],
  source: 'field',
  evidence: '',
});

/** Whether a territory names parts of another: states of its country, or countries of its region. */
function isPartOf({ countries, states, regions }: RemoteAreas, whole: RemoteAreas): boolean {
  if (whole.regions.includes(WORLDWIDE)) return !regions.includes(WORLDWIDE);
  const homes = [...countries.map((country) => ({ country, state: '' })), ...states];
  return regions.length === 0 && homes.every((home) => isRemoteFor(whole, home) === 'yes');
}

/** Returns where a remote job may be done: what its fields or its title name, unless its text names a part of that, or they nothing. */
export function findTerritory(
  places: readonly Place[],
  locations: readonly string[],
  lines: readonly string[],
): RemoteTerritory | null {
  const field =
    fieldTerritory(places) ??
    (locations.some(isWorldwide) ? ofField({ countries: [], states: [], regions: [WORLDWIDE] }) : null);
  const text = textTerritory(lines);
  if (field === null || text === null) return field ?? text;
  return isPartOf(text, field) ? text : field;
}
