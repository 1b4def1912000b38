import type { Place } from '../places/place.ts';

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  zł: 'PLN',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  S$: 'SGD',
  NZ$: 'NZD',
  HK$: 'HKD',
  R$: 'BRL',
};
const CODES =
  'USD|CAD|AUD|NZD|SGD|HKD|EUR|GBP|CHF|INR|PLN|CZK|HUF|RON|SEK|DKK|NOK|BRL|MXN|COP|ARS|CLP|PEN|JPY|CNY|KRW|TWD|PHP|MYR|THB|IDR|VND|ILS|AED|SAR|TRY|ZAR|NGN|KES|EGP|UAH';
const SIGN = String.raw`(?:US\$|CA\$|C\$|AU\$|A\$|S\$|NZ\$|HK\$|R\$|\$|€|£|₹|zł)`;
/** 120,000.50; 120.000; 120'000; 12,00,000; 15 000; 25.50, but not part of a longer number or of millions. */
const GROUPED = String.raw`\d{1,3}(?:[,.'’ ]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{2,6}(?:\.\d{1,4})?`;
const NUMBER = String.raw`(${GROUPED})(?!\d|[.,]\d)\s?([kK]\b)?(?!\s?(?:[MB]\b|bn\b|mn\b|million|billion|trillion))`;

/** A pattern with five groups: code, sign, digits, 'k', and the code or sign after the number. */
export const MONEY = String.raw`(?:(${CODES})\s?)?(${SIGN})?\s?${NUMBER}(?:\s?(${CODES}|€|£|zł)(?!\p{L}))?`;

/** '50.000' in dollars or pounds may have a decimal point or a thousands separator. */
export const isAmbiguous = (digits: string, currency: string): boolean =>
  /^\d{1,3}\.\d{3}$/.test(digits) && /^(?:USD|CAD|AUD|NZD|SGD|HKD|GBP|INR|MXN|)$/.test(currency);

export const amountOf = (digits: string, thousands: string | undefined): number => {
  const whole = digits.replace(/[.,]\d{1,2}$/, '');
  const fraction = /^\d+\.\d+$/.test(digits) && !/^\d{1,3}\.\d{3}$/.test(digits);
  const value = fraction ? Number(digits) : Number(whole.replace(/[^\d]/g, '')) + fractionOf(digits);
  return value * (thousands ? 1000 : 1);
};
const fractionOf = (digits: string) => Number(`0.${digits.match(/[.,](\d{1,2})$/)?.[1] ?? '0'}`);

/** The dollars of countries whose employers write them with a bare sign. */
const DOLLARS: Record<string, string> = { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/** A bare dollar sign is the dollar of the country of all places; elsewhere it may be any dollar. */
function dollarCurrency(places: readonly Place[]): string {
  const [country, ...others] = new Set(places.map((place) => place.country));
  return others.length > 0 ? '' : (DOLLARS[country ?? ''] ?? '');
}

/** Returns the code of the first sign or code that names a currency, or ''. */
export function currencyOf(marks: readonly (string | undefined)[], places: readonly Place[]): string {
  for (const mark of marks) {
    if (mark === undefined || mark === '$') continue;
    return SIGNS[mark] ?? mark.toUpperCase();
  }
  return marks.includes('$') ? dollarCurrency(places) : '';
}
