import { expandRegion } from '../../places/named-regions.ts';
import { areWholeCountries, containsPlace, foldPlace } from '../../places/place-match.ts';
import { acceptsAnyOf, areasOf, type RemoteAreas } from '../../places/remote-territory.ts';
import type { Place } from '../../table/user.ts';
import type { Listing } from './listing-index.ts';

/** Whether jobs pass, 1 or 0, by the numbers of their lists of places and of their facts. */
export interface PassingPlaces {
  /** On site, in the place or in its whole country, and remote jobs near by. */
  readonly near: Uint8Array;
  /** Remote jobs whose facts name no territory. */
  readonly openByPlaces: Uint8Array;
  /** Remote jobs by their territory; 2 if the facts name none. */
  readonly openByFacts: Uint8Array;
}

/**
 * Which jobs pass the chosen place or named region. With remote on, remote jobs pass that accept people from
 * there, or that name no territory.
 */
export function placeFilter(
  { places: lists, facts }: Pick<Listing, 'places' | 'facts'>,
  chosen: Place,
  remoteOn: boolean,
): PassingPlaces {
  const wanted = expandRegion(chosen).map(foldPlace);
  const isAnywhere = Object.values(foldPlace(chosen)).every((part) => part === '');
  const accepts = (areas: RemoteAreas | null) =>
    isAnywhere || (remoteOn && acceptsAnyOf(areas, wanted) !== 'no');
  const isNear = (places: readonly Place[]) =>
    isAnywhere || wanted.some((one) => places.some((place) => containsPlace(one, place)));
  return {
    near: Uint8Array.from(lists, (places) =>
      isNear(places) || (areWholeCountries(places) && accepts(areasOf(places))) ? 1 : 0,
    ),
    openByPlaces: Uint8Array.from(lists, (places) => (accepts(areasOf(places)) ? 1 : 0)),
    openByFacts: Uint8Array.from(facts, ({ territory }) => (territory ? (accepts(territory) ? 1 : 0) : 2)),
  };
}
