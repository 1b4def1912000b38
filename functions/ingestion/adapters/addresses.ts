import type { Posting, StructuredPlace } from '../../postings/posting.ts';
import { eachOnce } from './lenient.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * A country's English name by its ISO 3166 code of two letters, in capitals or not; `otherwise` where it is no such
 * code. A bare code may be read as a state: 'ca' is California, 'in' Indiana.
 */
export function countryName(code: string, otherwise = ''): string {
  return /^[a-z]{2}$/i.test(code) ? (NAMES.of(code.toUpperCase()) ?? otherwise) : otherwise;
}

const lineOf = ({ city, state, country }: StructuredPlace): string =>
  [city, state, country].filter((part) => part.trim() !== '').join(', ');

/**
 * The places of a posting by its address fields, each once. An address without city, state and country stands by its
 * `name` as free text.
 */
export function placesOf(
  addresses: readonly (StructuredPlace & { name?: string })[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const structured = new Map(
    addresses
      .map(({ city, state, country }) => ({ city, state, country }))
      .map((place) => [lineOf(place), place] as const)
      .filter(([line]) => line !== ''),
  );
  return {
    locations: eachOnce(addresses.map((address) => lineOf(address) || (address.name ?? ''))),
    ...(structured.size > 0 ? { structuredPlaces: [...structured.values()] } : {}),
  };
}
