import { type ParsedLocations, parseLocations } from '../places/parse/parse-locations.ts';
import type { Place } from '../places/place.ts';
import { placesLine } from '../places/places-line.ts';
import { toPlainLine } from './plain-text.ts';
import type { Posting } from './posting.ts';
import { placesInTitle } from './title-places.ts';

const MAX_PLACES = 100;
const MAX_LINE = 80;
const MAX_LENGTH = 4000;
const MAX_TOTAL = 8000;

/** Whether a place from address fields is the same as a free-text one, or narrower. */
const covers = (known: Place, posted: Place): boolean =>
  known.country === posted.country &&
  (posted.city === '' || posted.city === known.city) &&
  (posted.state === '' || posted.state === known.state || posted.city !== '');

/** Adds a territory to the places. States replace the bare country that has them: 'Remote, US (East Coast)'. */
function withTerritory(places: readonly Place[], territory: readonly Place[]): Place[] {
  const isReplaced = ({ city, state, country }: Place) =>
    city === '' && state === '' && territory.some((part) => part.country === country && part.state !== '');
  const kept = places.filter((place) => !isReplaced(place));
  return [...kept, ...territory.filter((part) => !kept.some((place) => covers(place, part)))];
}

function titlePlaces(title: string, isOnSite: boolean): readonly Place[] {
  const named = placesInTitle(title);
  if (named.length === 0) return [];
  const { places, territory } = parseLocations(named);
  return isOnSite ? places : withTerritory(places, territory);
}

/** Accepts lines up to a total length. */
function withinTotal(most: number): (line: string) => boolean {
  let read = 0;
  return (line) => {
    read += line.length;
    return read <= most;
  };
}

/**
 * Resolves the territory of a posting, where its job may be done: the places of its address fields, plus
 * free-text locations and territories such as EMEA that these do not cover, or else what its title names.
 * Empty if none of them says so. `line` formats the places, or returns the first posted location if none was
 * recognized.
 */
export function resolveLocations(
  posting: Pick<Posting, 'locations' | 'structuredPlaces' | 'workplace'>,
  title = '',
): ParsedLocations & { readonly areFromTitle: boolean; line(isRemote: boolean): string } {
  const lines = posting.locations
    .slice(0, MAX_PLACES)
    .map((location) => toPlainLine(location.slice(0, MAX_LENGTH)))
    .filter((line) => line !== '')
    .filter(withinTotal(MAX_TOTAL));
  const read = parseLocations(lines);
  const fields = (posting.structuredPlaces ?? []).map(({ city, state, country }) =>
    toPlainLine([city, state, country].filter((part) => part.trim() !== '').join(', ')),
  );
  const known = fields.length > 0 ? parseLocations(fields).places : [];
  const named = [...known, ...read.places.filter((place) => !known.some((one) => covers(one, place)))];
  // Address fields are narrower than the region of an office, and someone on site is in one place of it.
  const isOnSite = posting.workplace === 'onsite' || (read.onsite && !read.remote);
  const hasTerritory = !isOnSite && (known.length === 0 || read.remote);
  const posted = withTerritory(named, hasTerritory ? read.territory : []);
  const areFromTitle = posted.length === 0;
  const places = (areFromTitle ? titlePlaces(title, isOnSite) : posted).slice(0, MAX_PLACES);
  const line = (isRemote: boolean) => placesLine(places, isRemote) || (lines[0] ?? '').slice(0, MAX_LINE);
  return { ...read, places, areFromTitle, line };
}
