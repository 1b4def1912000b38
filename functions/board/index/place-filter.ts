import { fold } from '../../places/fold.ts';
import type { Place } from '../../table/user.ts';

/** Countries of which many towns share a name, so that a town is compared with its state. */
const ALWAYS_WITH_STATE = new Set(['us', 'ca']);

/** Cities that are countries are compared by country. */
const CITY_STATES = new Set(['hk', 'sg']);

/** A place as compared: lower case, without accents and punctuation. */
export function foldedPlace({ city, state, country }: Place): Place {
  const land = fold(country);
  return CITY_STATES.has(land)
    ? { city: '', state: '', country: land }
    : { city: fold(city), state: fold(state), country: land };
}

/**
 * Which lists of places pass, folded: 1 where a job that names them passes, else 0; two for each list, of a job that is
 * not remote and of one that is. What passes are the jobs in the chosen place and, with remote on, also remote jobs of
 * its country or of none. A state outside of the USA and Canada says nothing against a town that is posted without one,
 * as in matching.
 */
export function placeFilter(
  lists: readonly (readonly Place[])[],
  chosen: Place,
  remoteOn: boolean,
): Uint8Array {
  const passing = new Uint8Array(2 * lists.length);
  const wanted = foldedPlace(chosen);
  if (Object.values(wanted).every((part) => part === '')) return passing.fill(1);
  lists.forEach((places, number) => {
    const near = places.some((place) => contains(wanted, place));
    const inCountry =
      places.length === 0 || places.some(({ country }) => country === '' || within(wanted.country, country));
    passing[2 * number] = near ? 1 : 0;
    passing[2 * number + 1] = near || (remoteOn && inCountry) ? 1 : 0;
  });
  return passing;
}

const within = (wanted: string, offered: string): boolean => wanted === '' || wanted === offered;

function contains(wanted: Place, offered: Place): boolean {
  if (!within(wanted.country, offered.country) || !within(wanted.city, offered.city)) return false;
  if (within(wanted.state, offered.state)) return true;
  return wanted.city !== '' && offered.state === '' && !ALWAYS_WITH_STATE.has(offered.country);
}
