import { type PayRange, periodBySize, periodSaid } from './pay.ts';
import type { Place } from './places/place.ts';

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
};
const CODES = 'USD|CAD|AUD|NZD|SGD|EUR|GBP|CHF|INR|PLN|SEK|DKK|NOK|BRL|MXN|JPY';
const SIGN = String.raw`(?:US\$|CA\$|C\$|AU\$|A\$|\$|€|£|₹)`;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{2,6}(?:\.\d{1,2})?`;
const RANGE = new RegExp(
  String.raw`(?:(${CODES})\s?)?(${SIGN})?\s?(${NUMBER})\s?([kK])?\s*(?:-|–|—|to|and)\s*(?:${CODES})?\s?(${SIGN})?\s?(${NUMBER})\s?([kK])?(?:\s?(${CODES})\b)?`,
  'g',
);
/** What makes an amount of money the pay of this job. */
const PAY =
  /\b(?:salary|base pay|pay range|compensation|wage|hourly rate|pay rate|base range|annual pay|pay for this)\b/i;
const NOT_PAY =
  /\b(?:bonus|equity|raised|funding|revenue|valuation|budget|stipend|401|sign[- ]on|up to \$|million|billion|customers|users|referral|reimburse)\b/i;
const MOST = 4;

const amountOf = (digits: string, thousands: string | undefined) =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);

/** A bare dollar sign is the US dollar's only where every place of the job is in the USA. */
const dollar = (places: readonly Place[]) =>
  places.length > 0 && places.every(({ country }) => country === 'US') ? 'USD' : '';

function rangeIn(match: RegExpMatchArray, sentence: string, places: readonly Place[]): PayRange | undefined {
  const [, before, sign, low = '', lowK, otherSign, high = '', highK, after] = match;
  const mark = sign ?? otherSign ?? '';
  const currency = before ?? after ?? SIGNS[mark] ?? (mark === '$' ? dollar(places) : '');
  if (currency === '') return undefined;
  const [min, max] = [amountOf(low, lowK ?? highK), amountOf(high, highK)];
  if (min > max || min * 6 < max) return undefined;
  const around = sentence.slice(
    Math.max(0, (match.index ?? 0) - 60),
    (match.index ?? 0) + match[0].length + 40,
  );
  const period = periodBySize(min, max, currency) || periodSaid(around);
  return period === '' ? undefined : { label: '', min, max, currency, period };
}

/**
 * Pay ranges stated in a description, only where nothing else can be meant: a range of money with its currency and a
 * period, in a sentence about this job's pay.
 */
export function payInText(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const found = new Map<string, PayRange>();
  lines.forEach((line, index) => {
    const context = `${lines[index - 1] ?? ''} ${line}`;
    if (!/\d{2}/.test(line) || !PAY.test(context)) return;
    for (const match of line.matchAll(RANGE)) {
      const sentence = line.slice(Math.max(0, match.index - 160), match.index + match[0].length + 60);
      if (NOT_PAY.test(sentence.slice(-90 - match[0].length)) && !PAY.test(sentence)) continue;
      const range = rangeIn(match, line, places);
      if (range) found.set(JSON.stringify(range), range);
    }
  });
  return [...found.values()].slice(0, MOST);
}
