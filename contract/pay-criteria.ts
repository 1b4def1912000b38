/** The minimum pay that people can ask for. */
import * as z from 'zod/mini';

const MAX_PAY = 10_000_000;
const PAY_RANGE = 'A minimum is a whole number from 1 to 10,000,000.';

/** For each period, in whole units of the currency. */
export const minPayRule = z.int(PAY_RANGE).check(z.gte(1, PAY_RANGE), z.lte(MAX_PAY, PAY_RANGE));

/** The currencies that we can compare, ISO 4217: those with a rate in functions/postings/dollars-a-year.ts. */
export const payCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AED',
  'AUD',
  'BRL',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'HKD',
  'HUF',
  'ILS',
  'INR',
  'JPY',
  'KRW',
  'MXN',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'TRY',
  'TWD',
  'ZAR',
] as const;
