import { normalizeLine } from '@daybreak/contract/rules.ts';
import * as z from 'zod';
import { Place } from '../table/user.ts';

/** What a profile without a chosen place watches. */
const ANYWHERE_IN_THE_USA: Place = { city: '', state: '', country: 'US' };

/** A part of a place becomes part of a key of the table, which has its bounds. */
const part = z.string().overwrite(normalizeLine).max(100, 'This is too long: at most 100 characters.');

/** A place as it may be given. */
export const PlaceInput = Place.extend({
  city: part,
  state: part,
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'A place needs a country of two letters.'),
});

/** The most places a profile may watch. */
export const MAX_PLACES = 20;

const fold = (text: string) => text.toLowerCase();

/** Whether two places are one, whatever their capitals. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  fold(one.city) === fold(other.city) &&
  fold(one.state) === fold(other.state) &&
  one.country === other.country;

const liesIn = (place: Place, wide: Place): boolean =>
  !isSamePlace(place, wide) &&
  place.country === wide.country &&
  wide.city === '' &&
  (wide.state === '' || fold(wide.state) === fold(place.state));

const has = (places: readonly Place[], place: Place) => places.some((one) => isSamePlace(one, place));

/**
 * The places a profile watches, of those given in the order in which they were chosen: each once, the whole USA
 * where none is left. A place chosen after a wider one that contains it replaces that, and any place the USA that nobody
 * chose; a wider one chosen afterwards stays, and so does one that stood beside narrower ones before.
 */
export function normalizePlaces(given: readonly Place[], before: readonly Place[] = []): Place[] {
  const once = given.filter((place, index) => !has(given.slice(0, index), place));
  const kept = once.filter((wide, index) => {
    const isDefault = index === 0 && isSamePlace(wide, ANYWHERE_IN_THE_USA);
    const replaces = (place: Place) => liesIn(place, wide) || (isDefault && !isSamePlace(place, wide));
    const stoodBeside = has(before, wide) && before.some(replaces);
    const chosenAgain = once.slice(0, index).some((place) => liesIn(place, wide));
    return stoodBeside || chosenAgain || !once.slice(index + 1).some(replaces);
  });
  return kept.length > 0 ? kept.slice(0, MAX_PLACES) : [ANYWHERE_IN_THE_USA];
}
