import { WORLD_REGIONS } from '@daybreak/contract/world-regions.ts';
import { type Place, placeKey } from '../place.ts';
import type { PlaceCandidate } from './best-candidate.ts';
import { type Hints, isBigTown, isState } from './classified-items.ts';
import { findPlaces } from './find-places.ts';
import { groupItems, type Item, type ItemGroup } from './group-items.ts';
import { isWorldwide } from './mode-words.ts';
import { tokenizeLocation } from './tokenize-location.ts';

/** Places in the order posted, each once, and the work modes that occur. */
export type ParsedLocations = {
  places: Place[];
  /** The countries of the regions of the world that are named, if their extent is clear. */
  regionCountries: Place[];
  remote: boolean;
  hybrid: boolean;
  onsite: boolean;
};

const isBareState = ({ place, isBare }: PlaceCandidate) =>
  isBare && place.state !== '' && (place.country === 'US' || place.country === 'CA');

const isCountryOfStates = ({ country, regions }: Item) =>
  (country === 'US' || country === 'CA') && regions.length === 0;

/** Whether all items are states, by name or code, and at least one is not a large town too. */
function areAllStates(groups: readonly ItemGroup[]): boolean {
  const items = groups.flatMap((group) => group.items).filter((item) => !isCountryOfStates(item));
  return items.length > 1 && items.every(({ regions }) => regions.some(isState)) && !items.every(isBigTown);
}

/** Whether all items are countries by name, and at least one is no state of the USA too. */
function areAllCountries(groups: readonly ItemGroup[]): boolean {
  const items = groups.flatMap((group) => group.items);
  const isCountry = ({ country, isSpelledOut }: Item) =>
    country !== undefined && country !== 'US' && isSpelledOut;
  return items.every(isCountry) && items.some(({ regions }) => regions.length === 0);
}

/** With a region of unclear extent, there are none. */
function countriesOfRegions(groups: readonly ItemGroup[]): Place[] {
  const countries = groups
    .flatMap(({ worldRegions }) => [...worldRegions])
    .map((name) => WORLD_REGIONS[name]);
  return countries.some((codes) => codes === undefined)
    ? []
    : countries.flatMap((codes) => codes ?? []).map((country) => ({ city: '', state: '', country }));
}

/**
 * Drops a bare country or state that contains another place of the group, and a quarter, street or building in brackets
 * after its town: 'US-CA-San Jose, California (Metro Dr)' is San Jose.
 */
function dropCoveredPlaces(candidates: readonly PlaceCandidate[]): readonly PlaceCandidate[] {
  const isCovered = ({ place, isBare, isSeparate }: PlaceCandidate) =>
    isBare && !isSeparate && place.city === '' && candidates.some((other) => isWithin(other.place, place));
  return candidates
    .filter((candidate) => !isCovered(candidate))
    .filter(({ place, isBare, isSeparate, isInBrackets }, index, rest) => {
      const before = rest[index - 1]?.place;
      const isAfterTown = before !== undefined && before.city !== '' && before.country === place.country;
      return isBare || isSeparate || !(isInBrackets && isAfterTown);
    });
}

const isWithin = (place: Place, wide: Place): boolean =>
  place.country === wide.country &&
  (wide.state === ''
    ? place.city !== '' || place.state !== ''
    : place.city !== '' && place.state === wide.state);

/**
 * Parses free-text locations: several places per string, codes, states, countries, nicknames and other languages. World
 * regions such as 'EMEA' and other words yield no place. Never throws.
 */
export function parseLocations(locations: readonly string[]): ParsedLocations {
  const groups = locations.flatMap((location) => groupItems(tokenizeLocation(location)));
  const areCountries = areAllCountries(groups);
  const areOnlyStates = areAllStates(groups);
  const find = (hints: Pick<Hints, 'countries' | 'areStates' | 'townCountries'>) =>
    groups.map((group) =>
      findPlaces(group, {
        ...hints,
        areCountries,
        areAllStates: areOnlyStates,
        startsRemote: group.startsRemote,
      }),
    );
  const none = new Set<string>();
  const first = find({ countries: none, areStates: false, townCountries: none }).flat();
  const countries = first
    .filter(({ place, isBare }) => isBare || place.state !== '')
    .map(({ place }) => place.country);
  const bareStates = first.filter(isBareState).length;
  const areStates = bareStates >= 2 || (bareStates === 1 && areOnlyStates);
  const towns = first.filter(({ isBare }) => !isBare).map(({ place }) => place.country);
  const candidates = find({ countries: new Set(countries), areStates, townCountries: new Set(towns) });
  const places = new Map<string, Place>();
  for (const { place } of candidates.flatMap(dropCoveredPlaces))
    if (!places.has(placeKey(place))) places.set(placeKey(place), place);
  const hasMode = (mode: 'remote' | 'hybrid' | 'onsite') => groups.some(({ modes }) => modes.has(mode));
  return {
    places: [...places.values()],
    regionCountries: countriesOfRegions(groups),
    remote: hasMode('remote') || locations.some(isWorldwide),
    hybrid: hasMode('hybrid'),
    onsite: hasMode('onsite'),
  };
}
