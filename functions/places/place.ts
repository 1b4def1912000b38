import { fold } from '@daybreak/contract/fold.ts';
import type { Region, Town } from './gazetteer/gazetteer-lines.ts';

/** An empty part means any. */
export type Place = { city: string; state: string; country: string };

export type PlaceParts = {
  town?: Town | undefined;
  /** A town that is not in the gazetteer. */
  name?: string | undefined;
  region?: Region | undefined;
  country?: string | undefined;
  /** The posted name of a region that is not in the gazetteer. */
  posted?: string | undefined;
};

const COUNTRIES_WITHOUT_STATES = new Set(['SG', 'HK', 'MO', 'MC', 'LU']);

/** Text in one case becomes title case. */
function capitalizeName(text: string): string {
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  const name = isOneCase
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
  return name.replace(/\b(St|Ste|Ft|Mt)(?= )/g, '$1.');
}

/**
 * Builds a place. The state is a two-letter code in the USA and Canada, and the gazetteer's name of the
 * region elsewhere ('Bayern' is Bavaria). A region that is not in the gazetteer, such as a county, is kept
 * for an unknown town only; a known town then has no region. The District of Columbia is Washington.
 */
export function toPlace({ town, name, region, country, posted }: PlaceParts): Place {
  const area = town?.region ?? region;
  const code = town?.country ?? country ?? area?.country ?? '';
  const city = town?.name ?? (name === undefined ? '' : capitalizeName(name));
  if (code === 'US' || code === 'CA') {
    const state = area?.country === code ? (area.codes[0] ?? '') : '';
    return { city: state === 'DC' && city === '' ? 'Washington' : city, state, country: code };
  }
  if (COUNTRIES_WITHOUT_STATES.has(code)) return { city, state: '', country: code };
  const unknown = town === undefined && posted !== undefined ? capitalizeName(posted) : '';
  return { city, state: posted === undefined ? (area?.name ?? '') : unknown, country: code };
}

/**
 * The same for every spelling of a place. Includes the state only where it tells cities apart, or is the whole place.
 */
export const placeKey = ({ city, state, country }: Place): string =>
  `${fold(city)}|${city === '' || country === 'US' || country === 'CA' ? fold(state) : ''}|${country}`;
