import * as z from 'zod';
import { Place } from '../table/user.ts';

/** What a profile without a chosen place watches. */
const ANYWHERE_IN_THE_USA: Place = { city: '', state: '', country: 'US' };

/** A place as it may be given: its parts become keys of the table, which have their bounds. */
export const GivenPlace = Place.extend({
  city: z.string().max(100, 'This is too long: at most 100 characters.'),
  state: z.string().max(100, 'This is too long: at most 100 characters.'),
  country: z.string().regex(/^[A-Za-z]{2}$/, 'A place needs a country of two letters.'),
});

/** The most places a profile may watch. */
export const MOST_PLACES = 20;

const fold = (text: string) => text.trim().toLowerCase();
const same = (one: Place, other: Place) =>
  fold(one.city) === fold(other.city) &&
  fold(one.state) === fold(other.state) &&
  fold(one.country) === fold(other.country);

/** Trimmed places with a country, each once, in order; the whole USA where none is left. */
export function tidyPlaces(places: readonly Place[]): Place[] {
  const named = places
    .map(({ city, state, country }) => ({
      city: city.trim(),
      state: state.trim(),
      country: country.trim().toUpperCase(),
    }))
    .filter(({ country }) => /^[A-Z]{2}$/.test(country));
  const once = named.filter((place, index) => named.findIndex((other) => same(place, other)) === index);
  return once.length > 0 ? once.slice(0, MOST_PLACES) : [ANYWHERE_IN_THE_USA];
}
