import { expandRegion } from '../../places/named-regions.ts';
import { acceptsRemoteFrom, containsPlace, foldPlace } from '../../places/place-match.ts';
import type { Place } from '../../table/user.ts';

/**
 * Which lists of places (folded) pass the chosen place or named region: two for each list, a job on site and then a
 * remote one. With remote on, remote jobs pass that accept people from the chosen country, or from one of the region.
 */
export function placeFilter(
  lists: readonly (readonly Place[])[],
  chosen: Place,
  remoteOn: boolean,
): Uint8Array {
  const passing = new Uint8Array(2 * lists.length);
  if (Object.values(foldPlace(chosen)).every((part) => part === '')) return passing.fill(1);
  const wanted = expandRegion(chosen).map(foldPlace);
  const countries = [...new Set(wanted.map(({ country }) => country))];
  lists.forEach((places, number) => {
    const isNear = wanted.some((one) => places.some((place) => containsPlace(one, place)));
    const isOpen = remoteOn && countries.some((country) => acceptsRemoteFrom(country, places));
    passing[2 * number] = isNear ? 1 : 0;
    passing[2 * number + 1] = isNear || isOpen ? 1 : 0;
  });
  return passing;
}
