import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { isCode } from '../is-code.ts';

export type Country = CountryCode;

/** First in the list: the US, its territories, then by name. Codes are ISO 3166-1. */
const FIRST_NAMES = {
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
} as const satisfies Partial<Record<Country, string>>;

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

const otherNames = getCountries()
  .filter((code) => !(code in FIRST_NAMES))
  .map((code): [Country, string] => [code, regionNames.of(code) ?? code])
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** Object.keys loses the key type. */
export const firstCountries = Object.keys(FIRST_NAMES) as [Country, ...Country[]];

/** By name. */
export const otherCountries: readonly Country[] = otherNames.map(([code]) => code);

export const countries = [...firstCountries, ...otherCountries] as const;

/** Of every country with a dial code; Object.fromEntries loses the key type. */
export const countryNames = { ...FIRST_NAMES, ...Object.fromEntries(otherNames) } as Readonly<
  Record<Country, string>
>;

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
