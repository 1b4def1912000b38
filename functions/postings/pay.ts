import { OTHER_PERIOD, periodInText, statedPeriod } from './pay-periods.ts';
import { toPlainLine } from './plain-text.ts';
import { isPlausiblePay } from './plausible-pay.ts';
import type { StatedPay } from './posting.ts';

/** Whole units, an ISO 4217 code, and hour, day, week, month or year. Texts may be empty. */
export type PayRange = {
  label: string;
  min: number | null;
  max: number | null;
  currency: string;
  period: string;
};

const MAX_RANGES = 12;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** From these amounts on, pay can only be per year. */
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

/** The label of on-target earnings, which include pay that is not guaranteed. */
export const ON_TARGET_LABEL = 'OTE';

export const isOnTarget = (text: string): boolean => /\bOTE\b|\bon[- ]target\b/i.test(text);

/** Returns the period if the amounts leave only one possible, or ''. */
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
 * Normalizes stated pay ranges. A missing period comes from the label, or from the amounts if they are
 * unambiguous. Drops pay of several units of time, such as two weeks, and amounts that nobody pays for their
 * period.
 */
export function normalizePay(stated: readonly StatedPay[]): PayRange[] {
  const ranges: PayRange[] = [];
  for (const { label, min, max, currency, period } of stated) {
    const code = currency.trim().toUpperCase();
    const [one, other] = [amount(min), amount(max)];
    if (one === null && other === null) continue;
    const isReversed = one !== null && other !== null && one > other;
    const range = {
      min: isReversed ? other : one,
      max: isReversed ? one : other,
      currency: CURRENCIES.has(code) ? code : '',
    };
    const name = toPlainLine(label)
      .slice(0, 120)
      .replace(/[\s:]+$/, '');
    const named =
      statedPeriod(period) || periodInText(name) || periodBySize(range.min, range.max, range.currency);
    const normalized = { label: name, ...range, period: named };
    if (named !== OTHER_PERIOD && isPlausiblePay(normalized)) ranges.push(normalized);
  }
  const seen = new Set<string>();
  return ranges
    .filter((range) => !seen.has(JSON.stringify(range)) && seen.add(JSON.stringify(range)))
    .slice(0, MAX_RANGES);
}

const MAX_SHOWN = 2;
const MAX_LABEL = 24;
const NO_PAY = 'Not provided';

function formatMoney(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = currency === '' ? {} : { style: 'currency' as const, currency };
  return new Intl.NumberFormat('en-US', { ...format, ...style }).format(value);
}

/**
 * '$168,000 – $205,000', '$40 – $55 per hour', 'From €50,000' or 'Up to $240,000 OTE'. A yearly period is not shown.
 */
function formatRange({ label, min, max, currency, period }: PayRange): string {
  const low = min === null ? '' : formatMoney(min, currency);
  const high = max === null ? '' : formatMoney(max, currency);
  const span =
    low === '' ? `Up to ${high}` : high === '' ? `From ${low}` : low === high ? low : `${low} – ${high}`;
  const pay = period === '' || period === 'year' ? span : `${span} per ${period}`;
  return isOnTarget(label) ? `${pay} ${ON_TARGET_LABEL}` : pay;
}

/** With a short label, which says for whom or where it is: '$97,000 – $120,000 (New York)'. */
function formatLabeledRange(range: PayRange): string {
  const isShort = range.label.length <= MAX_LABEL && !isOnTarget(range.label);
  return range.label !== '' && isShort ? `${formatRange(range)} (${range.label})` : formatRange(range);
}

/** Formats pay as one line with up to two ranges and the number of others, or 'Not provided'. */
export function formatPay(ranges: readonly PayRange[]): string {
  const isSame = new Set(ranges.map(formatRange)).size === 1;
  const lines = [...new Set(ranges.map(isSame ? formatRange : formatLabeledRange))];
  if (lines.length === 0) return NO_PAY;
  const more = lines.length - MAX_SHOWN;
  const shown = lines.slice(0, MAX_SHOWN).join('; ');
  return more > 0 ? `${shown} and ${more} more ${more === 1 ? 'range' : 'ranges'}` : shown;
}
