import type { Place } from '../places/place.ts';
import { areasOf } from '../places/remote-territory.ts';
import type { RemoteTerritory } from '../table/requirement.ts';

/** The territory of a remote job by the places of its fields or its title; null if they name no country. */
export function fieldTerritory(places: readonly Place[]): RemoteTerritory | null {
  const areas = areasOf(places);
  if (areas === null) return null;
  const { countries, states, regions } = areas;
  return {
    countries: [...countries],
    states: [...states],
    regions: [...regions],
    source: 'field',
    evidence: '',
  };
}
