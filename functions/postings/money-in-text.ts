import type { Place } from '../places/place.ts';
import { readAmount } from './read-amount.ts';

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  s$: 'SGD',
  nz$: 'NZD',
  hk$: 'HKD',
  r$: 'BRL',
};
const CODES =
  'USD|CAD|AUD|NZD|SGD|HKD|EUR|GBP|CHF|INR|PLN|CZK|HUF|RON|SEK|DKK|NOK|BRL|MXN|COP|ARS|CLP|PEN|JPY|CNY|KRW|TWD|PHP|MYR|THB|IDR|VND|ILS|AED|SAR|TRY|ZAR|NGN|KES|EGP|UAH';
const SIGN = String.raw`(?:US\$|CA\$|C\$|AU\$|A\$|S\$|NZ\$|HK\$|R\$|\$|€|£|₹)`;

/** Currencies as words, without diacritics. Some mean another currency in each country. */
const NAMED: Record<string, string | Readonly<Record<string, string>>> = {
  'euros?': 'EUR',
  'pounds(?: sterling)?|sterling': 'GBP',
  'us dollars': 'USD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  dollars: { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' },
  'franken|francs|franchi|sfr\\.?|fr\\.': { CH: 'CHF' },
  'kr|kronor|kroner': { SE: 'SEK', NO: 'NOK', DK: 'DKK' },
  'zł|złotych|złote|złoty|zlotych|zl': 'PLN',
  'kč|kc': 'CZK',
  'reais|reales': { BR: 'BRL' },
  'pesos?': { MX: 'MXN', CO: 'COP', AR: 'ARS', CL: 'CLP', PH: 'PHP' },
  'rupees|rs\\.?': { IN: 'INR' },
};
const WORDS = Object.keys(NAMED).join('|');
const BY_WORD = Object.entries(NAMED).map(
  ([words, currency]) => [new RegExp(`^(?:${words})$`, 'i'), currency] as const,
);

/** 120,000.50; 120.000; 120'000; 12,00,000; 15 000; 25.50; 18,40, but not part of a longer number or of millions. */
const GROUPED = String.raw`\d{1,3}(?:[,.'’ ]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{2,6}(?:\.\d{1,4}|,\d{1,2})?`;
/** '95’000.–', '45.000,-' and '25 000:-' name no cents. */
const NO_CENTS = String.raw`(?:[.,:][-–—]{1,2}(?![\d]))?`;
const NUMBER = String.raw`(${GROUPED})(?!\d|[.,]\d)${NO_CENTS}(?:\s?((?:k|tys\.?|tsd\.?)(?![\p{L}\d])))?(?!\s?(?:[MB]\b|bn\b|mn\b|mio\b|million|billion|trillion))`;

/**
 * A pattern with five groups: code, sign, digits, thousands, and the code, sign or word after the number. Ignores case.
 */
export const MONEY = String.raw`(?:(?<![\p{L}])(${CODES}|fr\.|sfr\.?|rs\.?)\s?)?(${SIGN})?\s?${NUMBER}(?:\s?(${CODES}|€|£|${WORDS})(?!\p{L}))?`;

/** Returns the amount in a currency, or null if its number is ambiguous. */
export function amountOf(digits: string, thousands: string | undefined, currency: string): number | null {
  const value = readAmount(digits, currency);
  return value === null ? null : value * (thousands ? 1000 : 1);
}

/** The dollars of countries whose employers write them with a bare sign. */
const DOLLARS: Record<string, string> = { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/**
 * A bare dollar sign, or a word such as 'kronor', means the money of the country of all places; elsewhere it
 * is unclear.
 */
function inCountry(names: Readonly<Record<string, string>>, places: readonly Place[]): string {
  const [country, ...others] = new Set(places.map((place) => place.country));
  return others.length > 0 ? '' : (names[country ?? ''] ?? '');
}

function currencyOfMark(mark: string, places: readonly Place[]): string {
  const sign = SIGNS[mark.toLowerCase()];
  if (sign !== undefined) return sign;
  const named = BY_WORD.find(([pattern]) => pattern.test(mark))?.[1];
  if (named === undefined) return mark;
  return typeof named === 'string' ? named : inCountry(named, places);
}

/** Returns the code of the first sign, code or word that names a currency, or ''. */
export function currencyOf(marks: readonly (string | undefined)[], places: readonly Place[]): string {
  for (const mark of marks) {
    // Codes in lower case are words, such as 'try' and 'all'.
    if (mark !== undefined && mark !== '$' && !/^[a-z]{3}$/.test(mark)) return currencyOfMark(mark, places);
  }
  return marks.includes('$') ? inCountry(DOLLARS, places) : '';
}
