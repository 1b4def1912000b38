import type { StatedPay } from './posting.ts';
import { lineOf } from './text.ts';

/** Pay as the job record carries it: whole units, ISO 4217, hour, day, week, month, year or empty. */
export type PayRange = {
  label: string;
  min: number | null;
  max: number | null;
  currency: string;
  period: string;
};

const MOST = 12;
/** The vendors' own words for periods: '1 YEAR', 'per-hour-wage', 'monthly'. */
const WORDS: readonly [string, RegExp][] = [
  ['hour', /hour|\bhr\b/i],
  ['day', /\bda(?:y|ily)/i],
  ['week', /week/i],
  ['month', /month/i],
  ['year', /year|annual|annum|\byr\b/i],
];
/** How running text says them beside an amount. */
const SAID: readonly [string, RegExp][] = [
  ['hour', /\bhourly\b|(?:\bper|\ban|\/)\s?(?:hour|hr)\b|\bpro stunde\b|\bpar heure\b|\bpor hora\b/i],
  ['day', /\bdaily rate\b|\bper diem\b|(?:\bper|\/)\s?day\b/i],
  ['week', /(?:\bper|\/)\s?week\b|\bweekly (?:pay|rate|salary)\b/i],
  [
    'month',
    /\bmonthly\b|(?:\bper|\/)\s?month\b|\bpro monat\b|\bmonatlich\b|\bpar mois\b|\b(?:al|por) m[eê]s\b|\bmiesi[eę]cznie\b/iu,
  ],
  [
    'year',
    /\bannual(?:ly|ized)?\b|\byearly\b|\bper annum\b|\bp\.a\.|(?:\bper|\ba|\/)\s?(?:year|yr)\b|\b(?:pro|im) jahr\b|\/jahr\b|\bj[aä]hrlich|\bpar an\b|\bannuels?\b|\bal año|\banuales?\b|\bpor ano\b|\brocznie\b/iu,
  ],
];
const find = (periods: readonly [string, RegExp][], words: string) =>
  periods.find(([, pattern]) => pattern.test(words))?.[0] ?? '';
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Currencies in which so much can only be a year's pay, and so little only an hour's. */
const YEARLY_FROM: Record<string, number> = {
  USD: 30_000,
  EUR: 30_000,
  GBP: 25_000,
  CAD: 30_000,
  AUD: 35_000,
  CHF: 40_000,
  NZD: 35_000,
  SGD: 40_000,
};
const HOURLY_TO = 150;
const HOURLY_FROM = 7;

/** The period that text beside an amount names: hour, day, week, month, year, or empty. */
export const periodSaid = (text: string): string => find(SAID, text);

/** The period that the size of pay makes certain; empty where it could be another. */
export function periodBySize(min: number | null, max: number | null, currency: string): string {
  const from = YEARLY_FROM[currency];
  const [low, high] = [min ?? max, max ?? min];
  if (from === undefined || low === null || high === null) return '';
  if (low >= from) return 'year';
  return low >= HOURLY_FROM && high <= HOURLY_TO ? 'hour' : '';
}

const amount = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) && value > 0 ? value : null;

/**
 * Pay ranges as the employer states them, kept apart. The period is the stated one; without one it is read from the
 * range's own label, or from its size where that leaves no doubt, else left empty.
 */
export function payRangesOf(stated: readonly StatedPay[]): PayRange[] {
  const ranges: PayRange[] = [];
  for (const { label, min, max, currency, period } of stated) {
    const code = currency.trim().toUpperCase();
    const [one, other] = [amount(min), amount(max)];
    if (one === null && other === null) continue;
    const turned = one !== null && other !== null && one > other;
    const range = {
      min: turned ? other : one,
      max: turned ? one : other,
      currency: CURRENCIES.has(code) ? code : '',
    };
    const name = lineOf(label)
      .slice(0, 120)
      .replace(/[\s:]+$/, '');
    const named =
      find(WORDS, period) || periodSaid(name) || periodBySize(range.min, range.max, range.currency);
    ranges.push({ label: name, ...range, period: named });
  }
  const seen = new Set<string>();
  return ranges
    .filter((range) => !seen.has(JSON.stringify(range)) && seen.add(JSON.stringify(range)))
    .slice(0, MOST);
}
