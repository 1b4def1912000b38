import type { Location } from '@daybreak/contract/types.ts';

/** What a profile without a chosen place holds. */
export const defaultPlace: Location = { city: '', state: '', country: 'US' };

/** The most places a profile may hold. */
export const mostPlaces = 20;

const fold = (text: string) => text.trim().toLowerCase();

/** Whether two places are one: city, state and country, whatever their capitals. */
export function isSamePlace(one: Location, other: Location): boolean {
  return (['city', 'state', 'country'] as const).every((part) => fold(one[part]) === fold(other[part]));
}

/** Whether `wide` is a country or state that `place` lies in. A place does not contain itself. */
export function contains(wide: Location, place: Location): boolean {
  const agrees = (part: 'state' | 'country') => wide[part] === '' || fold(wide[part]) === fold(place[part]);
  return wide.city === '' && agrees('state') && agrees('country') && !isSamePlace(wide, place);
}

/** Whether nothing has been chosen, and the default stands. */
export function isDefault(places: readonly Location[]): boolean {
  const [only, ...others] = places;
  return only === undefined || (others.length === 0 && isSamePlace(only, defaultPlace));
}

/**
 * Places with one more. The first chosen one replaces the default; a narrower one replaces the wider that contains it,
 * but for a wider one that stands beside a place inside it: that was added again after it had been replaced.
 */
export function withPlace(places: readonly Location[], place: Location): readonly Location[] {
  if (places.some((known) => isSamePlace(known, place))) return places;
  if (isDefault(places)) return [place];
  const isMeant = (wide: Location) => places.some((known) => contains(wide, known));
  return [...places.filter((known) => !contains(known, place) || isMeant(known)), place];
}

/** Places without one; the default where none is left. */
export function withoutPlace(places: readonly Location[], place: Location): readonly Location[] {
  const left = places.filter((known) => !isSamePlace(known, place));
  return left.length > 0 ? left : [defaultPlace];
}
