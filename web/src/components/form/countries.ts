import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { isCode } from '../is-code.ts';

/** The countries that can be chosen, in the order of the list: the USA, its territories, then by name. */
export const countryNames = {
  US: 'United States',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  AU: 'Australia',
  BR: 'Brazil',
  CA: 'Canada',
  CO: 'Colombia',
  FR: 'France',
  DE: 'Germany',
  IN: 'India',
  IE: 'Ireland',
  IL: 'Israel',
  MX: 'Mexico',
  NL: 'Netherlands',
  NZ: 'New Zealand',
  PL: 'Poland',
  SG: 'Singapore',
  ES: 'Spain',
  CH: 'Switzerland',
  GB: 'United Kingdom',
} as const satisfies Partial<Record<CountryCode, string>>;

/** A country that can be chosen, by its ISO 3166-1 code. */
export type Country = keyof typeof countryNames;

/** The codes of the countries that can be chosen, in order. Object.keys forgets their type; there is at least one. */
export const countries = Object.keys(countryNames) as [Country, ...Country[]];

/** What stands chosen before anybody chooses. */
export const defaultCountry: Country = 'US';

/** A country of a record or a browser's memory, as one that can be chosen; the default where it is none of them. */
export function countryOf(code: string | null | undefined): Country {
  const known = code ?? null;
  return isCode<Country>(countryNames, known) ? known : defaultCountry;
}

/** The dial code of a country with its plus: '+1'. */
export function dialCodeOf(country: Country): string {
  return `+${getCountryCallingCode(country)}`;
}
