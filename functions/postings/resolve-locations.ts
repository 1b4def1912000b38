import { type ParsedLocations, parseLocations } from '../places/parse/parse-locations.ts';
import type { Place } from '../places/place.ts';
import { placesLine } from '../places/places-line.ts';
import { toPlainLine } from './plain-text.ts';
import type { Posting } from './posting.ts';

const MAX_PLACES = 100;
const MAX_LINE = 80;
const MAX_LENGTH = 4000;
const MAX_TOTAL = 8000;

/** Whether a place from address fields is the same as a free-text one, or narrower. */
const covers = (known: Place, posted: Place): boolean =>
  known.country === posted.country &&
  (posted.city === '' || posted.city === known.city) &&
  (posted.state === '' || posted.state === known.state || posted.city !== '');

/** Accepts lines up to a total length. */
function withinTotal(most: number): (line: string) => boolean {
  let read = 0;
  return (line) => {
    read += line.length;
    return read <= most;
  };
}

/**
 * Resolves a posting's places from its address fields, plus free-text locations that these do not cover, or else the countries
 * of a region such as 'Europe'. `line` formats them, or returns the first posted location if no place was recognized.
 */
export function resolveLocations(
  posting: Pick<Posting, 'locations' | 'structuredPlaces'>,
): ParsedLocations & { line(isRemote: boolean): string } {
  const posted = posting.locations
    .slice(0, MAX_PLACES)
    .map((location) => toPlainLine(location.slice(0, MAX_LENGTH)))
    .filter((line) => line !== '')
    .filter(withinTotal(MAX_TOTAL));
  const read = parseLocations(posted);
  const fields = (posting.structuredPlaces ?? []).map(({ city, state, country }) =>
    toPlainLine([city, state, country].filter((part) => part.trim() !== '').join(', ')),
  );
  const known = fields.length > 0 ? parseLocations(fields).places : [];
  const named = [...known, ...read.places.filter((place) => !known.some((one) => covers(one, place)))];
  const places = (named.length > 0 ? named : read.regionCountries).slice(0, MAX_PLACES);
  const line = (isRemote: boolean) => placesLine(places, isRemote) || (posted[0] ?? '').slice(0, MAX_LINE);
  return { ...read, places, line };
}
