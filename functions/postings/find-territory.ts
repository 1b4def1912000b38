import { isWorldwide } from '../places/parse/mode-words.ts';
import { parseLocations } from '../places/parse/parse-locations.ts';
import type { Place } from '../places/place.ts';
import { requiresState } from '../places/place-match.ts';
import { areasOf, isRemoteFor, type RemoteAreas, WORLDWIDE } from '../places/remote-territory.ts';
import type { RemoteTerritory } from '../table/requirement.ts';
import { toPlainLine } from './plain-text.ts';
import { toEvidence } from './requirements/evidence.ts';
import { zonesInField } from './requirements/time-zones.ts';
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

/**
 * Widens a place in a field such as 'Remote - Austin, TX' to its state, or to its country where states don't matter.
 */
const withoutCity = ({ city, state, country }: Place): Place => ({
  city: state === 'DC' ? city : '',
  state: requiresState(country.toLowerCase()) ? state : '',
  country,
});

/**
 * The territory by the fields that name remote work and a place, such as 'Remote (Seattle, WA only)'; null without any.
 */
function remoteFieldTerritory(locations: readonly string[]): RemoteTerritory | null {
  const read = locations
    .slice(0, MAX_LOCATIONS)
    .map((line) => ({ line, ...parseLocations([line]) }))
    .filter(({ remote }) => remote);
  const areas = areasOf(read.flatMap(({ places, territory }) => [...places, ...territory].map(withoutCity)));
  return areas && { ...ofField(areas), evidence: evidenceIn(read.map(({ line }) => line)) };
}

const MAX_LOCATIONS = 50;

const evidenceIn = (fields: readonly string[]): string => toEvidence(toPlainLine(fields.join('; ')));

/** The territory by the time zones in fields, such as 'Remote (UTC+1 to UTC+3)'; null without any. */
function zoneTerritory(locations: readonly string[]): RemoteTerritory | null {
  const fields = locations.slice(0, MAX_LOCATIONS);
  const areas = zonesInField(fields.join('; '));
  return areas && { ...ofField(areas), evidence: evidenceIn(fields) };
}

/**
 * Returns where a remote job may be done: what its fields or its title name, unless its text names a part of
 * that, or they nothing. Beside offices, the fields that name remote work decide. A town in the title is
 * where the job is done.
 */
export function findTerritory(
  { places, areFromTitle }: { readonly places: readonly Place[]; readonly areFromTitle: boolean },
  locations: readonly string[],
  lines: readonly string[],
): RemoteTerritory | null {
  const field =
    remoteFieldTerritory(locations) ??
    fieldTerritory(areFromTitle ? places.map(withoutCity) : places) ??
    zoneTerritory(locations) ??
    (locations.some(isWorldwide) ? ofField({ countries: [], states: [], regions: [WORLDWIDE] }) : null);
  const text = textTerritory(lines);
  if (field === null || text === null) return field ?? text;
  return isPartOf(text, field) ? text : field;
}
