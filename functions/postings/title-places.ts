import { namesCertainPlaces } from '../places/parse/names-only-places.ts';

const STRONG = /[|•·()[\]{}–—;]|\s-\s|\s-(?=\S)|(?<=\S)-\s/;
/** 'Account Executive-Raleigh, NC'. */
const JOINED = /(?<=\p{Ll})-(?=\p{Lu})/u;
const MAX_LENGTH = 200;

/** The longest end of a part, from one of its commas on, that names nothing but places. */
function afterComma(part: string): string[] {
  const pieces = part.split(',');
  for (let from = 1; from < pieces.length; from++) {
    const end = pieces.slice(from).join(',');
    if (namesCertainPlaces(end)) return [end.trim()];
  }
  return [];
}

function placesAmong([name = '', ...parts]: readonly string[]): string[] {
  const named = parts.flatMap((part) => (namesCertainPlaces(part) ? [part.trim()] : afterComma(part)));
  return named.length > 0 ? named : afterComma(name);
}

/**
 * Returns the places and territories that a title names in parts of their own: 'Engineer - Poland', 'AE, EMEA
 * (Remote)'.
 */
export function placesInTitle(title: string): string[] {
  const parts = title.slice(0, MAX_LENGTH).split(STRONG);
  const named = placesAmong(parts);
  return named.length > 0 ? named : placesAmong(parts.flatMap((part) => part.split(JOINED)));
}
