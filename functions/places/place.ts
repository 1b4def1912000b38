import { fold } from './fold.ts';
import type { Region, Town } from './gazetteer/gazetteer.ts';

/** A place as {city, state, country}: an empty string means 'not narrower than the next'. */
export type Place = { city: string; state: string; country: string };

/** What a place is made of: a town of the gazetteer, or the names that were posted. */
export type Parts = {
  town?: Town | undefined;
  /** A town the gazetteer does not hold. */
  name?: string | undefined;
  region?: Region | undefined;
  country?: string | undefined;
  /** The region as the posting spells it, where it names one that the gazetteer does not know there. */
  posted?: string | undefined;
};

const WITHOUT_STATES = new Set(['SG', 'HK', 'MO', 'MC', 'LU']);

/** Capitals as in a name, for text that shouts. */
function asName(text: string): string {
  const shouts = text === text.toUpperCase() || text === text.toLowerCase();
  const name = shouts
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
  return name.replace(/\b(St|Ste|Ft|Mt)(?= )/g, '$1.');
}

/**
 * The place: two-letter states in the USA and Canada; elsewhere the region by its one name in the gazetteer, however it
 * was posted ('Bayern' is Bavaria). A posted division that the gazetteer does not know, as a county, is kept for towns
 * it does not know either; a known town is then left without a region rather than with another one than posted.
 */
export function placeOf({ town, name, region, country, posted }: Parts): Place {
  const lies = town?.region ?? region;
  const land = town?.country ?? country ?? lies?.country ?? '';
  const city = town?.name ?? (name === undefined ? '' : asName(name));
  if (land === 'US' || land === 'CA') {
    const state = lies?.country === land ? (lies.codes[0] ?? '') : '';
    return { city, state, country: land };
  }
  if (WITHOUT_STATES.has(land)) return { city, state: '', country: land };
  const unknown = town === undefined && posted !== undefined ? asName(posted) : '';
  return { city, state: posted === undefined ? (lies?.name ?? '') : unknown, country: land };
}

/** One key per place, however it is written. */
export const placeKey = ({ city, state, country }: Place): string =>
  `${fold(city)}|${city === '' || country === 'US' || country === 'CA' ? fold(state) : ''}|${country}`;
