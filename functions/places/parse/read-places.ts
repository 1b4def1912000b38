import { type Place, placeKey } from '../place.ts';
import { assemble } from './assemble.ts';
import type { Chunk } from './chunks.ts';
import { type Group, groupsOf } from './items.ts';
import { isBigTown, isState } from './taken.ts';
import { wordsOf } from './tokens.ts';

/** What a posting's locations say: the places in the order posted, each once, and how the work is done there. */
export type Locations = { places: Place[]; remote: boolean; hybrid: boolean; onsite: boolean };

const NO_COUNTRIES: ReadonlySet<string> = new Set();

const isBareState = ({ place, bare }: Chunk) =>
  bare && place.state !== '' && (place.country === 'US' || place.country === 'CA');

/** Whether all that is named are states, by name or by code, and not all of them large towns too. */
function onlyStates(groups: readonly Group[]): boolean {
  const items = groups.flatMap((group) => group.items);
  return items.length > 1 && items.every(({ regions }) => regions.some(isState)) && !items.every(isBigTown);
}

/** A bare country adds nothing to places of the same group that lie in it, nor a quarter in brackets to its town. */
function withoutCover(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.filter(({ place, bare, apart, aside }, index) => {
    const before = chunks[index - 1];
    const there = (other: Chunk) => other.place.country === place.country;
    const narrower = (other: Chunk) => there(other) && (other.place.city !== '' || other.place.state !== '');
    if (bare) return apart || place.state !== '' || !chunks.some(narrower);
    return !(aside && !apart && before && there(before) && before.place.city !== '');
  });
}

/**
 * Reads free-text locations into places: several places in one string, codes, states, countries, nicknames and other
 * languages. Parts of the world ('EMEA') and other words give no place. Never throws.
 */
export function readPlaces(locations: readonly string[]): Locations {
  const groups = locations.flatMap((location) => groupsOf(wordsOf(location)));
  const read = (countries: ReadonlySet<string>, states: boolean) =>
    groups.map((group: Group) => assemble(group, { countries, states, remote: group.remoteFirst }));
  const first = read(NO_COUNTRIES, false).flat();
  const sure = first
    .filter(({ place, bare }) => bare || place.state !== '')
    .map(({ place }) => place.country);
  const bare = first.filter(isBareState).length;
  const chunks = read(new Set(sure), bare >= 2 || (bare === 1 && onlyStates(groups)));
  const places = new Map<string, Place>();
  for (const { place } of chunks.flatMap(withoutCover))
    if (!places.has(placeKey(place))) places.set(placeKey(place), place);
  const says = (mode: 'remote' | 'hybrid' | 'onsite') => groups.some(({ modes }) => modes.has(mode));
  return {
    places: [...places.values()],
    remote: says('remote'),
    hybrid: says('hybrid'),
    onsite: says('onsite'),
  };
}
