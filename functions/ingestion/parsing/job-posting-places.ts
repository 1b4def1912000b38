import { employerKey } from '@daybreak/contract/employer-key.ts';
import * as z from 'zod';
import { parseLocations } from '../../places/parse/parse-locations.ts';
import type { Posting } from '../../postings/posting.ts';
import { objectOf } from './fields.ts';
import { statedList, statedText } from './job-posting-fields.ts';
import { englishCountryName, placesFromAddresses } from './posting-places.ts';

const line = statedText();

/** Some list the countries of all places in each of them; then the country of this one is unknown. */
const country = z
  .unknown()
  .optional()
  .transform((value) => {
    const names = new Set(statedList(statedText(100)).parse(nameIn(value)));
    const [name = ''] = names.size === 1 ? names : [];
    return englishCountryName(name, name);
  });

const nameIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;

const Address = z.union([
  z.string().transform((name) => ({ city: '', state: '', country: '', street: name })),
  objectOf({
    addressLocality: line,
    // 'US-CA' is ISO 3166-2.
    addressRegion: line.transform((region) => region.replace(/^[A-Z]{2}-(?=[A-Z]{2,3}$)/, '')),
    addressCountry: country,
    streetAddress: line,
  }).transform((address) => ({
    city: address.addressLocality,
    state: address.addressRegion,
    country: address.addressCountry,
    street: address.streetAddress,
  })),
]);

const Place = z.union([
  z.string().transform((name) => ({ name, address: Address.parse(name) })),
  z.object({
    name: line,
    address: z
      .unknown()
      .optional()
      .transform((value) => Address.parse([value].flat()[0])),
  }),
]);
type Place = z.infer<typeof Place>;

/** The country, state or city that a remote worker must be in. */
const Requirement = z.union([
  z.string().transform((name) => ({ type: '', name })),
  z.object({ '@type': line, name: line }).transform(({ '@type': type, name }) => ({ type, name })),
]);

export const statedPlaces = statedList(Place);
export const statedRequirements = statedList(Requirement);

/**
 * Combines `jobLocation` with where remote workers may be. A place's name is often the employer's or a
 * building's, so its address counts; but if several places with different names repeat one address, their
 * names do.
 */
export function postingPlaces(
  places: readonly Place[],
  requirements: z.infer<typeof statedRequirements>,
  employer: string,
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const isRepeated = (address: string) =>
    new Set(places.filter((place) => key(place) === address).map(({ name }) => name)).size > 1;
  const addresses = places.map((place) => {
    const { street, ...fields } = place.address;
    const name = employerKey(place.name) === employerKey(employer) ? '' : place.name;
    if (isRepeated(key(place)) && namesPlace(name)) return { ...NO_FIELDS, name };
    return { ...fields, name: street || name };
  });
  const open = requirements.map(({ type, name }) =>
    type === 'Country' ? { ...NO_FIELDS, country: englishCountryName(name, name) } : { ...NO_FIELDS, name },
  );
  return placesFromAddresses([...addresses, ...open]);
}

const NO_FIELDS = { city: '', state: '', country: '' };

function namesPlace(name: string): boolean {
  const { places, remote } = parseLocations([name]);
  return remote || places.length > 0;
}

const key = ({ address: { city, state, country } }: Place): string => [city, state, country].join('|');
