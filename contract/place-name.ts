import { STATE_NAMES } from './state-names.ts';
import type { Location } from './types.ts';

/** Countries whose common name is shorter than CLDR's. */
const SHORT_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Myanmar',
  PS: 'Palestine',
};

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return SHORT_COUNTRY_NAMES[code] ?? regions.of(code) ?? code;
}

/** States that share their name with a city or a country. */
const DISTINCT_STATE_NAMES: Readonly<Record<string, string>> = {
  'US-NY': 'New York State',
  'US-GA': 'Georgia, US',
};

/** Spells out a state or province that is named without a city. */
function stateName(state: string, country: string): string {
  const key = `${country}-${state.toUpperCase()}`;
  return DISTINCT_STATE_NAMES[key] ?? STATE_NAMES[key] ?? state;
}

/**
 * Names a place on pages, in emails and in texts: 'Austin, TX', 'Texas', 'Berlin, Germany', 'United States'. The US is
 * named only on its own. Empty for a place that names nothing.
 */
export function placeName({ city, state, country }: Location): string {
  const parts = [city, city === '' ? stateName(state, country) : state].filter((part) => part !== '');
  if (country !== '' && (country !== 'US' || parts.length === 0)) parts.push(countryName(country));
  return [...new Set(parts)].join(', ');
}
