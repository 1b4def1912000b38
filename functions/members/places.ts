import { normalizeLine } from '@daybreak/contract/rules.ts';
import * as z from 'zod';
import { isNamedRegion } from '../places/named-regions.ts';
import { Place } from '../table/user.ts';

/** The place of a profile that has chosen none. */
const UNITED_STATES: Place = { city: '', state: '', country: 'US' };

/** Limited because a place becomes part of a table key. */
const part = z.string().overwrite(normalizeLine).max(100, 'This is too long: at most 100 characters.');

/** A region of the world, such as Europe, has no country. */
export const PlaceInput = Place.extend({
  city: part,
  state: part,
  country: z.string().trim().toUpperCase(),
}).refine((place) => /^[A-Z]{2}$/.test(place.country) || isNamedRegion(place), {
  path: ['country'],
  message: 'A place needs a country of two letters.',
});

export const MAX_PLACES = 20;

const fold = (text: string) => text.toLowerCase();

/** Ignores case. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  fold(one.city) === fold(other.city) &&
  fold(one.state) === fold(other.state) &&
  one.country === other.country;

const isWithin = (place: Place, wide: Place): boolean =>
  !isSamePlace(place, wide) &&
  place.country === wide.country &&
  wide.city === '' &&
  (wide.state === '' || fold(wide.state) === fold(place.state));

const includesPlace = (places: readonly Place[], place: Place) =>
  places.some((one) => isSamePlace(one, place));

/**
 * Returns the places that a profile watches, from those given in the order of choosing: without duplicates, and the USA
 * if there are none. A place replaces a wider one that was chosen before it, and any place replaces the default USA. A
 * wider place stays if it was chosen later, or if the profile had both before.
 */
export function normalizePlaces(given: readonly Place[], before: readonly Place[] = []): Place[] {
  const unique = given.filter((place, index) => !includesPlace(given.slice(0, index), place));
  const kept = unique.filter((wide, index) => {
    const isDefault = index === 0 && isSamePlace(wide, UNITED_STATES);
    const replaces = (place: Place) => isWithin(place, wide) || (isDefault && !isSamePlace(place, wide));
    const hadBoth = includesPlace(before, wide) && before.some(replaces);
    const chosenAgain = unique.slice(0, index).some((place) => isWithin(place, wide));
    return hadBoth || chosenAgain || !unique.slice(index + 1).some(replaces);
  });
  return kept.length > 0 ? kept.slice(0, MAX_PLACES) : [UNITED_STATES];
}
