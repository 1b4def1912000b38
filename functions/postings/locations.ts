import { type Locations, readPlaces } from '../places/parse/read-places.ts';
import type { Place } from '../places/place.ts';
import { placesLine } from '../places/place-line.ts';
import type { Posting } from './posting.ts';
import { lineOf } from './text.ts';

const MOST = 100;
const LINE = 80;
const LONGEST = 4000;
/** Characters of all places together that are read: a hundred places in their longest form. */
const ALL = 8000;

/** Whether a place of the board's own address fields already says what a posted one says, or more. */
const holds = (known: Place, posted: Place): boolean =>
  known.country === posted.country &&
  (posted.city === '' || posted.city === known.city) &&
  (posted.state === '' || posted.state === known.state || posted.city !== '');

/** Lets lines pass until so many characters have. */
function upTo(most: number): (line: string) => boolean {
  let read = 0;
  return (line) => {
    read += line.length;
    return read <= most;
  };
}

/**
 * A posting's places: those of the board's address fields, and of its free text what they do not already say.
 * `line` gives them as one line of text; where none could be read, what was posted.
 */
export function locationsOf(
  posting: Pick<Posting, 'locations' | 'structuredPlaces'>,
): Locations & { line(isRemote: boolean): string } {
  const posted = posting.locations
    .slice(0, MOST)
    .map((location) => lineOf(location.slice(0, LONGEST)))
    .filter((line) => line !== '')
    .filter(upTo(ALL));
  const read = readPlaces(posted);
  const fields = (posting.structuredPlaces ?? []).map(({ city, state, country }) =>
    lineOf([city, state, country].filter((part) => part.trim() !== '').join(', ')),
  );
  const known = fields.length > 0 ? readPlaces(fields).places : [];
  const places = [...known, ...read.places.filter((place) => !known.some((one) => holds(one, place)))].slice(
    0,
    MOST,
  );
  const line = (isRemote: boolean) => placesLine(places, isRemote) || (posted[0] ?? '').slice(0, LINE);
  return { ...read, places, line };
}
