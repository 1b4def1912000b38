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
  /** The countries or states of named territories, such as EMEA or the East Coast, that have none of these places. */
  territory: Place[];
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

const containsPlace = (wide: Place, place: Place): boolean =>
  wide.country === place.country && (wide.state === '' || wide.state === place.state);

/**
 * The members of the territories that a group names beside no place in them: 'EMEA', or 'US, LATAM', but not
 * 'EMEA - London'.
 */
function territoryOf({ territories }: ItemGroup, places: readonly Place[]): Place[] {
  const hasPlaceIn = (members: readonly Place[]) =>
    places.some((place) => members.some((wide) => containsPlace(wide, place)));
  return territories.flatMap(({ territory: { members }, isSeparate }) =>
    !isSeparate && hasPlaceIn(members) ? [] : members,
  );
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

/** Drops the country of a region that the group names too: 'West Coast - United States' is the West Coast. */
function dropCountryOfRegion(candidates: readonly PlaceCandidate[], { territories }: ItemGroup) {
  const regions = territories.map(({ territory: { members } }) => members);
  const isPart = (members: readonly Place[], country: string) =>
    members.length > 0 && members.every((member) => member.country === country && member.state !== '');
  const isCountryOf = ({ place }: PlaceCandidate) =>
    place.state === '' && place.city === '' && regions.some((members) => isPart(members, place.country));
  return candidates.filter((candidate) => !isCountryOf(candidate));
}

const isWithin = (place: Place, wide: Place): boolean =>
  place.country === wide.country &&
  (wide.state === ''
    ? place.city !== '' || place.state !== ''
    : place.city !== '' && place.state === wide.state);

/**
 * Parses free-text locations: several places per string, codes, states, countries, nicknames and other
 * languages. Territories such as 'EMEA' are sets of places; other words yield none. Never throws.
 */
export function parseLocations(locations: readonly string[]): ParsedLocations {
  const byLocation = locations.map((location) => groupItems(tokenizeLocation(location)));
  const groups = byLocation.flat();
  const inRemoteLocation = byLocation.flatMap((ofLocation) =>
    ofLocation.map(() => ofLocation.some(({ modes }) => modes.has('remote'))),
  );
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
  const candidates = find({
    countries: new Set(countries),
    areStates,
    townCountries: new Set(towns),
  }).map((ofGroup, index) => (groups[index] ? dropCountryOfRegion(ofGroup, groups[index]) : ofGroup));
  const places = new Map<string, Place>();
  for (const { place } of candidates.flatMap(dropCoveredPlaces))
    if (!places.has(placeKey(place))) places.set(placeKey(place), place);
  const groupPlaces = candidates.map((group) => group.map(({ place }) => place));
  // Beside places, a territory is where the work may be done remotely, or else whose office it is.
  const territory = groups.flatMap((group, index) =>
    places.size > 0 && !inRemoteLocation[index] ? [] : territoryOf(group, groupPlaces[index] ?? []),
  );
  const hasMode = (mode: 'remote' | 'hybrid' | 'onsite') => groups.some(({ modes }) => modes.has(mode));
  return {
    places: [...places.values()],
    territory: [...new Map(territory.map((place) => [placeKey(place), place])).values()],
    remote: hasMode('remote') || locations.some(isWorldwide),
    hybrid: hasMode('hybrid'),
    onsite: hasMode('onsite'),
  };
}
