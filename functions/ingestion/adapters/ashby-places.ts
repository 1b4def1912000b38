import * as z from 'zod';
import type { Posting, StructuredPlace } from '../../postings/posting.ts';
import { countryName } from './addresses.ts';
import { eachOnce, line } from './lenient.ts';

const Postal = z.object({ addressLocality: line, addressRegion: line, addressCountry: line }).transform(
  (postal): StructuredPlace => ({
    city: postal.addressLocality.trim(),
    state: postal.addressRegion.trim(),
    country: countryName(postal.addressCountry.trim(), postal.addressCountry.trim()),
  }),
);

/** An address in the documentation's shape or in that of live answers, which wrap it; undefined where it says nothing. */
export const Address = z
  .union([z.object({ postalAddress: Postal }).transform(({ postalAddress }) => postalAddress), Postal])
  .optional()
  .catch(undefined)
  .transform((place) => (place && `${place.city}${place.state}${place.country}` !== '' ? place : undefined));

/**
 * The places of a posting, each a text and an address. A text that is but the name of its address's town says less
 * than the address, and could be read as a larger town of that name: 'Dublin' in California.
 */
export function placesOf(
  stated: readonly { location: string; address?: StructuredPlace | undefined }[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const structured = stated.flatMap(({ address }) => (address ? [address] : []));
  const said = stated.filter(
    ({ location, address }) =>
      !address?.country || location.trim().toLowerCase() !== address.city.toLowerCase(),
  );
  const locations = eachOnce(said.map(({ location }) => location));
  return structured.length > 0 ? { locations, structuredPlaces: structured } : { locations };
}
