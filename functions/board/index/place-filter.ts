import { acceptsRemoteFrom, containsPlace, foldPlace } from '../../places/place-match.ts';
import type { Place } from '../../table/user.ts';

/**
 * Which lists of places (folded) pass the chosen place: 1 or 0, two for each list, the first for a job on site and the
 * second for a remote one. With remote on, remote jobs pass that accept people from the chosen country.
 */
export function placeFilter(
  lists: readonly (readonly Place[])[],
  chosen: Place,
  remoteOn: boolean,
): Uint8Array {
  const passing = new Uint8Array(2 * lists.length);
  const wanted = foldPlace(chosen);
  if (Object.values(wanted).every((part) => part === '')) return passing.fill(1);
  lists.forEach((places, number) => {
    const isNear = places.some((place) => containsPlace(wanted, place));
    passing[2 * number] = isNear ? 1 : 0;
    passing[2 * number + 1] = isNear || (remoteOn && acceptsRemoteFrom(wanted.country, places)) ? 1 : 0;
  });
  return passing;
}
