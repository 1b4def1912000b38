import { type Place, placeKey } from '../place.ts';
import type { PlaceCandidate } from './best-candidate.ts';
import { isBigTown, isState } from './classified-items.ts';
import { findPlaces } from './find-places.ts';
import { groupItems, type ItemGroup } from './group-items.ts';
import { tokenizeLocation } from './tokenize-location.ts';

/** Places in the order posted, each once, and the work modes that occur. */
export type ParsedLocations = { places: Place[]; remote: boolean; hybrid: boolean; onsite: boolean };

const NO_COUNTRIES: ReadonlySet<string> = new Set();

const isBareState = ({ place, isBare }: PlaceCandidate) =>
  isBare && place.state !== '' && (place.country === 'US' || place.country === 'CA');

/** Whether all items are states, by name or code, and at least one is not a large town too. */
function areAllStates(groups: readonly ItemGroup[]): boolean {
  const items = groups.flatMap((group) => group.items);
  return items.length > 1 && items.every(({ regions }) => regions.some(isState)) && !items.every(isBigTown);
}

/** Drops a bare country that contains another place of the group, and a quarter in brackets after its town. */
function dropCoveredPlaces(candidates: readonly PlaceCandidate[]): readonly PlaceCandidate[] {
  return candidates.filter(({ place, isBare, isSeparate, isInBrackets }, index) => {
    const before = candidates[index - 1];
    const isSameCountry = (other: PlaceCandidate) => other.place.country === place.country;
    const isNarrower = (other: PlaceCandidate) =>
      isSameCountry(other) && (other.place.city !== '' || other.place.state !== '');
    if (isBare) return isSeparate || place.state !== '' || !candidates.some(isNarrower);
    return !(isInBrackets && !isSeparate && before && isSameCountry(before) && before.place.city !== '');
  });
}

/**
 * Parses free-text locations: several places per string, codes, states, countries, nicknames and other languages. World
 * regions such as 'EMEA' and other words yield no place. Never throws.
 */
export function parseLocations(locations: readonly string[]): ParsedLocations {
  const groups = locations.flatMap((location) => groupItems(tokenizeLocation(location)));
  const find = (countries: ReadonlySet<string>, areStates: boolean) =>
    groups.map((group: ItemGroup) =>
      findPlaces(group, { countries, areStates, startsRemote: group.startsRemote }),
    );
  const first = find(NO_COUNTRIES, false).flat();
  const countries = first
    .filter(({ place, isBare }) => isBare || place.state !== '')
    .map(({ place }) => place.country);
  const bareStates = first.filter(isBareState).length;
  const areStates = bareStates >= 2 || (bareStates === 1 && areAllStates(groups));
  const candidates = find(new Set(countries), areStates);
  const places = new Map<string, Place>();
  for (const { place } of candidates.flatMap(dropCoveredPlaces))
    if (!places.has(placeKey(place))) places.set(placeKey(place), place);
  const hasMode = (mode: 'remote' | 'hybrid' | 'onsite') => groups.some(({ modes }) => modes.has(mode));
  return {
    places: [...places.values()],
    remote: hasMode('remote'),
    hybrid: hasMode('hybrid'),
    onsite: hasMode('onsite'),
  };
}
