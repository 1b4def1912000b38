import { parseLocations } from '../../places/parse/parse-locations.ts';
import type { Posting, StructuredPlace } from '../../postings/posting.ts';
import { uniqueLines } from './fields.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Returns a country's English name by its ISO 3166 alpha-2 code, in any case, or `otherwise` for an unknown code. Names
 * are safer to parse than codes, which may be US states too: 'ca' is California, 'in' Indiana.
 */
export function englishCountryName(code: string, otherwise = ''): string {
  return /^[a-z]{2}$/i.test(code) ? (NAMES.of(code.toUpperCase()) ?? otherwise) : otherwise;
}

const addressLine = ({ city, state, country }: StructuredPlace): string =>
  [city, state, country].filter((part) => part.trim() !== '').join(', ');

/** Converts address fields to a posting's places. An address without any field counts by its `name`, as free text. */
export function placesFromAddresses(
  addresses: readonly (StructuredPlace & { name?: string })[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const structured = new Map(
    addresses
      .map(({ city, state, country }) => ({ city, state, country }))
      .map((place) => [addressLine(place), place] as const)
      .filter(([line]) => line !== ''),
  );
  return {
    locations: uniqueLines(addresses.map((address) => addressLine(address) || (address.name ?? ''))),
    ...(structured.size > 0 ? { structuredPlaces: [...structured.values()] } : {}),
  };
}

/** 'Cambridge' or 'San José', but not 'Cambridge, MA' or 'Remote - US'. */
const BARE_NAME = /^[\p{L}\p{M}.'’]+(?:[ -][\p{L}\p{M}.'’]+)*$/u;

const ONLY_REMOTE = /^(?:fully )?remote$/i;

/**
 * Combines a posting's free-text places with the country code that the vendor states for the first one (''
 * for none). The country completes a first place that names none, such as 'Cambridge' or 'Remote'; the bare
 * name is then dropped, because it could be a town elsewhere. A place that names its own country or state
 * wins over the code.
 */
export function placesFromText(
  code: string,
  posted: readonly string[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const [main = '', ...others] = posted;
  const asPosted = { locations: [...posted] };
  const country = englishCountryName(code);
  if (country === '') return asPosted;
  if (main === '' || ONLY_REMOTE.test(main))
    return onlyPlaceIn(code, country)
      ? { ...asPosted, structuredPlaces: [{ city: '', state: '', country }] }
      : asPosted;
  const withoutCountry = parseLocations([main]).places;
  if (!BARE_NAME.test(main) || withoutCountry.some((place) => place.country === code)) return asPosted;
  if (!onlyPlaceIn(code, `${main}, ${country}`)?.city) return asPosted;
  return { locations: others, structuredPlaces: [{ city: main, state: '', country }] };
}

/** Returns undefined unless the text is exactly one place, and in that country; 'Georgia' is ambiguous. */
function onlyPlaceIn(code: string, text: string) {
  const [place, ...more] = parseLocations([text]).places;
  return place?.country === code && more.length === 0 ? place : undefined;
}
