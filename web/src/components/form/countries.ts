import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { isCode } from '../is-code.ts';

/** In list order: the US, its territories, then by name. Codes are ISO 3166-1. */
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

export type Country = keyof typeof countryNames;

/** Object.keys loses the key type. */
export const countries = Object.keys(countryNames) as [Country, ...Country[]];

export const defaultCountry: Country = 'US';

/** Returns the default for an unknown code. */
export function parseCountry(code: string | null | undefined): Country {
  const known = code ?? null;
  return isCode<Country>(countryNames, known) ? known : defaultCountry;
}

/** Returns the dial code with its plus: '+1'. */
export function dialCodeOf(country: Country): string {
  return `+${getCountryCallingCode(country)}`;
}
