import type { Location } from './types.ts';

/** Ignores case and accents: 'Zurich' is 'Zürich'. */
const compare = new Intl.Collator('en', { sensitivity: 'base' }).compare;

/**
 * Whether a wanted place contains another. A part left out matches anything, and a city may be posted without
 * its state.
 */
const contains = (wanted: Location, place: Location): boolean =>
  [wanted.city, wanted.state, wanted.country].some((part) => part !== '') &&
  (wanted.city === '' || compare(wanted.city, place.city) === 0) &&
  (wanted.state === '' ||
    (wanted.city !== '' && place.state === '') ||
    compare(wanted.state, place.state) === 0) &&
  (wanted.country === '' || compare(wanted.country, place.country) === 0);

/** How exactly a wanted place names where it is. */
const precision = ({ city, state, country }: Location): number =>
  (city === '' ? 0 : 4) + (state === '' ? 0 : 2) + (country === '' ? 0 : 1);

/**
 * Sorts a job's places for a reader: those in the reader's most exact place first, the others as they are. So
 * a person in New York reads 'New York, NY and 4 other locations' instead of 'Seoul, South Korea and 4 other
 * locations'.
 */
export function nearestFirst<Place extends Location>(
  places: readonly Place[],
  wanted: readonly Location[],
): Place[] {
  const rank = (place: Place) =>
    Math.max(0, ...wanted.filter((one) => contains(one, place)).map((one) => precision(one)));
  return places.toSorted((one, other) => rank(other) - rank(one));
}
