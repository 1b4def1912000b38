/** Units of pay in a full-time year of 40 hours a week. */
const PER_YEAR: Readonly<Record<string, number>> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/** US dollars for one unit of a currency, roughly: they place pay on one scale, and are never shown. */
const DOLLARS: Readonly<Record<string, number>> = {
  USD: 1,
  AED: 0.27,
  AUD: 0.65,
  BRL: 0.18,
  CAD: 0.72,
  CHF: 1.2,
  CNY: 0.14,
  CZK: 0.047,
  DKK: 0.155,
  EUR: 1.15,
  GBP: 1.33,
  HKD: 0.128,
  HUF: 0.0029,
  ILS: 0.29,
  INR: 0.0115,
  JPY: 0.0067,
  KRW: 0.0007,
  MXN: 0.054,
  NOK: 0.098,
  NZD: 0.59,
  PHP: 0.0174,
  PLN: 0.27,
  RON: 0.23,
  SEK: 0.105,
  SGD: 0.77,
  TRY: 0.025,
  TWD: 0.033,
  ZAR: 0.056,
};

/** Returns an amount as US dollars a year of full-time work, roughly; undefined for an unknown currency or period. */
export function dollarsAYear(amount: number, currency: string, period: string): number | undefined {
  const [units, rate] = [PER_YEAR[period], DOLLARS[currency]];
  return units === undefined || rate === undefined ? undefined : amount * units * rate;
}
