import type { Location } from '@daybreak/contract/types.ts';

/** A profile without places has the whole country. */
export const defaultPlace: Location = { city: '', state: '', country: 'US' };

export const MAX_PLACES = 20;

const normalize = (text: string) => text.trim().toLowerCase();

/** Compares city, state and country, ignoring case. */
export function isSamePlace(one: Location, other: Location): boolean {
  return (['city', 'state', 'country'] as const).every(
    (part) => normalize(one[part]) === normalize(other[part]),
  );
}

/** Tells whether `wide` is a country or state that contains `place`. A place does not contain itself. */
export function contains(wide: Location, place: Location): boolean {
  const matches = (part: 'state' | 'country') =>
    wide[part] === '' || normalize(wide[part]) === normalize(place[part]);
  return wide.city === '' && matches('state') && matches('country') && !isSamePlace(wide, place);
}

export function isDefaultSelection(places: readonly Location[]): boolean {
  const [only, ...others] = places;
  return only === undefined || (others.length === 0 && isSamePlace(only, defaultPlace));
}

/**
 * Adds a place. The first one replaces the default, and a narrower one replaces the wider one around it,
 * unless that was added back next to a place inside it.
 */
export function addPlace(places: readonly Location[], place: Location): readonly Location[] {
  if (places.some((known) => isSamePlace(known, place))) return places;
  if (isDefaultSelection(places)) return [place];
  const wasAddedBack = (wide: Location) => places.some((known) => contains(wide, known));
  return [...places.filter((known) => !contains(known, place) || wasAddedBack(known)), place];
}

/** Removes a place and restores the default if none is left. */
export function removePlace(places: readonly Location[], place: Location): readonly Location[] {
  const left = places.filter((known) => !isSamePlace(known, place));
  return left.length > 0 ? left : [defaultPlace];
}
