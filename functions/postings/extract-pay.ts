import type { Place } from '../places/place.ts';
import { isOnTarget, ON_TARGET_LABEL, type PayRange, periodBySize, periodInText } from './pay.ts';

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
const MONEY = String.raw`(?:(${CODES})\s?)?(${SIGN})?\s?${NUMBER}(?:\s?(${CODES}|€|£|zł)(?!\p{L}))?`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,])${MONEY}\s*(?:-|–|—|to|and(?: up to)?|bis|à)\s*${MONEY}`,
  'gu',
);
/** Lakhs of rupees a year: '12-18 LPA'. */
const LAKHS =
  /(?<![\d.])(\d{1,2}(?:\.\d)?)\s?(?:-|–|to)\s?(\d{1,2}(?:\.\d)?)\s?(?:LPA|lakhs? per annum|lacs? per annum)\b/g;
const LABEL =
  '(?:salary|pay|pay rate|hourly rate|hiring rate|wage|base hourly|compensation|gehalt|salaire|salario|wynagrodzenie)';
/** A single amount after a label: 'Salary: $55,000/yr', 'Base pay is $19.50/hr'. */
const SINGLE = new RegExp(
  String.raw`\b${LABEL}\b(?: range| rate)?(?:\s(?:is|of|at|starts at)|\s?[:–-])\s*${MONEY}(?!\s?(?:-|–|—|to|and|bis)\s?[\d$€£₹])`,
  'giu',
);
/** Words that make an amount the pay of this job. */
const PAY =
  /\b(?:salar(?:y|is)|base pay|pay (?:range|rate|scale|details|band|is|for this)|pays|pay:|(?:starting|hourly) pay|compensation|wages?|hourly rate|hiring range|base range|annual pay|OTE|on[- ]target earnings|remuneration|gehalt|vergutung|vergütung|salaire|rémunération|salario|wynagrodzenie|retribuci[oó]n|ctc)\b/i;
const PAY_LABEL = /\bpay:/i;
const NOT_PAY =
  /\b(?:bonus|equity|raised|funding|revenue|valuation|budget|stipend|401\(?k?|match(?:ing)?|sign[- ]on|up to \$|million|billion|customers|users|referral|reimburse)\b/i;
const MAX_RANGES = 4;
const MAX_HOURLY = 2000;

/** '50.000' in dollars or pounds may have a decimal point or a thousands separator. */
const isAmbiguous = (digits: string, currency: string) =>
  /^\d{1,3}\.\d{3}$/.test(digits) && /^(?:USD|CAD|AUD|NZD|SGD|HKD|GBP|INR|MXN|)$/.test(currency);

const amountOf = (digits: string, thousands: string | undefined) => {
  const whole = digits.replace(/[.,]\d{1,2}$/, '');
  const fraction = /^\d+\.\d+$/.test(digits) && !/^\d{1,3}\.\d{3}$/.test(digits);
  const value = fraction ? Number(digits) : Number(whole.replace(/[^\d]/g, '')) + fractionOf(digits);
  return value * (thousands ? 1000 : 1);
};
const fractionOf = (digits: string) => Number(`0.${digits.match(/[.,](\d{1,2})$/)?.[1] ?? '0'}`);

/** A bare dollar sign means USD only if all places of the job are in the USA. */
const dollarCurrency = (places: readonly Place[]) =>
  places.length > 0 && places.every(({ country }) => country === 'US') ? 'USD' : '';

function currencyOf(marks: readonly (string | undefined)[], places: readonly Place[]): string {
  for (const mark of marks) {
    if (mark === undefined || mark === '$') continue;
    return SIGNS[mark] ?? mark.toUpperCase();
  }
  return marks.includes('$') ? dollarCurrency(places) : '';
}

function rangeIn(match: RegExpMatchArray, line: string, places: readonly Place[]): PayRange | undefined {
  const [, code, sign, low = '', lowK, after, otherCode, otherSign, high = '', highK, otherAfter] = match;
  const currency = currencyOf([code, after, otherCode, otherAfter, sign, otherSign], places);
  if (currency === '' || isAmbiguous(low, currency) || isAmbiguous(high, currency)) return undefined;
  const [min, max] = [amountOf(low, lowK ?? highK), amountOf(high, highK)];
  if (min > max || min * 6 < max) return undefined;
  const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
  const [following = ''] = line.slice(end, end + 40).split(/[$€£₹]/);
  const isEarnings =
    isOnTarget(line.slice(Math.max(0, start - 25), start)) || isOnTarget(following.slice(0, 16));
  const period =
    periodBySize(min, max, currency) ||
    periodInText(following) ||
    periodInText(line.slice(Math.max(0, start - 60), start));
  if (period === '' || (period === 'hour' && max > MAX_HOURLY)) return undefined;
  return { label: isEarnings ? ON_TARGET_LABEL : labelBeside(line, start, end), min, max, currency, period };
}

/** 'New York: $60 – $70', '$165,000 to $220,000 (Zone A)': for whom or where a range is. */
function labelBeside(line: string, start: number, end: number): string {
  const [before] = /[^:;.()$€£₹\d]{2,40}(?=:\s*$)/.exec(line.slice(Math.max(0, start - 42), start)) ?? [];
  const [, after] = /^[^$€£₹;.]{0,12}\(([^()$€£₹\d]{2,40})\)/.exec(line.slice(end, end + 60)) ?? [];
  const label = (after ?? before ?? '').trim();
  return PAY.test(label) || periodInText(label) !== '' || !/^\p{Lu}/u.test(label) ? '' : label;
}

/** A single amount counts only with a certain period. */
function singleIn(match: RegExpMatchArray, line: string, places: readonly Place[]): PayRange | undefined {
  const [whole, code, sign, digits = '', thousands, after] = match;
  const currency = currencyOf([code, after, sign], places);
  const value = amountOf(digits, thousands);
  const end = (match.index ?? 0) + whole.length;
  const beside = line.slice(end, end + 16);
  const period = periodInText(beside) || periodBySize(value, value, currency) || periodInText(whole);
  const isClear = currency !== '' && period !== '' && value > 0 && !isAmbiguous(digits, currency);
  if (!isClear || isOnTarget(beside) || (period === 'hour' && value > MAX_HOURLY)) return undefined;
  return { label: '', min: value, max: value, currency, period };
}

/**
 * Extracts unambiguous pay from a description: ranges with a currency and a period in a sentence about this job's pay, or
 * else a single amount after a label. On-target earnings, which are not guaranteed, count only if no other pay is stated.
 */
export function extractPay(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const ranges = new Map<string, PayRange>();
  const add = (range: PayRange | undefined) => range && ranges.set(JSON.stringify(range), range);
  lines.forEach((line, index) => {
    const before = lines[index - 1] ?? '';
    const isPay = (text: string) => PAY.test(text) || PAY_LABEL.test(text);
    if (ranges.size >= MAX_RANGES || !/\d{2}/.test(line) || !isPay(`${before} ${line}`)) return;
    const heading = before.length <= 70 ? before : '';
    for (const match of line.matchAll(RANGE)) {
      const sentence = line.slice(Math.max(0, match.index - 160), match.index + match[0].length + 60);
      const near = line.slice(Math.max(0, match.index - 24), match.index);
      if (NOT_PAY.test(near) && !isPay(near)) continue;
      if (NOT_PAY.test(sentence.slice(-90 - match[0].length)) && !isPay(`${heading} ${sentence}`)) continue;
      add(rangeIn(match, line, places));
    }
    for (const [, low, high] of line.matchAll(LAKHS))
      add({ label: '', min: Number(low) * 1e5, max: Number(high) * 1e5, currency: 'INR', period: 'year' });
    for (const match of ranges.size === 0 ? line.matchAll(SINGLE) : [])
      if (!NOT_PAY.test(line.slice(Math.max(0, match.index - 25), match.index)))
        add(singleIn(match, line, places));
  });
  const all = [...ranges.values()];
  const guaranteed = all.filter(({ label }) => label !== ON_TARGET_LABEL);
  const [only, ...more] = guaranteed.length > 0 ? guaranteed : all;
  if (only && more.length === 0 && only.label !== ON_TARGET_LABEL) return [{ ...only, label: '' }];
  return only ? [only, ...more].slice(0, MAX_RANGES) : [];
}
