import type { Place } from '../places/place.ts';
import { amountOf, currencyOf, isAmbiguous, MONEY } from './money-in-text.ts';
import { isOnTarget, ON_TARGET_LABEL, type PayRange, periodBySize, periodInText } from './pay.ts';

const RANGE = new RegExp(
  String.raw`(?<![\d.,])${MONEY}\s*(?:-|–|—|to|and(?: (?:goes )?up to)?|bis|à)\s*${MONEY}`,
  'gu',
);
/** Lakhs of rupees a year: '12-18 LPA'. */
const LAKHS =
  /(?<![\d.])(\d{1,2}(?:\.\d)?)\s?(?:-|–|to)\s?(\d{1,2}(?:\.\d)?)\s?(?:LPA|lakhs? per annum|lacs? per annum)\b/g;
const LABEL =
  '(?:salary|pay|pay rate|hourly rate|hiring rate|wage|base hourly|compensation|gehalt|salaire|salario|wynagrodzenie)';
/** A single amount after a label: 'Salary: $55,000/yr', 'Base pay is $19.50/hr', 'Pay: From $20 an hour'. */
const SINGLE = new RegExp(
  String.raw`\b${LABEL}\b(?: range| rate)?(?:\s(?:is|of|at|starts at)|\s?[:–-])\s*(from\s|up to\s)?\s*${MONEY}(?!\s?(?:-|–|—|to|and|bis)\s?[\d$€£₹])`,
  'giu',
);
/** Words that make an amount the pay of this job. */
const PAY =
  /\b(?:salar(?:y|is)|base pay|pay (?:range|rate|scale|details|band|is|for this)|pays|pay:|(?:starting|hourly) pay|compensation|wages?|hourly rate|base hourly|hiring (?:range|rate)|base range|reasonable estimate|annual pay|OTE|on[- ]target earnings|remuneration|gehalt|vergutung|vergütung|salaire|rémunération|salario|wynagrodzenie|retribuci[oó]n|ctc)\b/i;
const PAY_LABEL = /\bpay:/i;
const NOT_PAY =
  /\b(?:bonus|equity|raised|funding|revenue|valuation|budget|stipend|401\(?k?|match(?:ing)?|sign[- ]on|up to \$|million|billion|customers|users|referral|reimburse)\b/i;
/** What comes on top of the amount, such as '$207,000 - $301,000 + 20% bonus'. */
const EXTRAS = /\+|\bplus\b/i;
/** The end of '<place> base pay range', and the starts of labels that name no place or group. */
const PAY_NAME =
  /\s*\b(?:base )?(?:salary|pay|compensation|wage|hiring)(?: (?:salary|pay))?(?: (?:range|rate|scale))?$/i;
const NO_LABEL =
  /^(?:the|this|our|base|full|total|expected|estimated|target|typical|anticipated|starting)\b/i;
const MAX_RANGES = 4;
const MAX_HOURLY = 2000;

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
  const [before = ''] =
    /(?:[^:;.()$€£₹\d]|\(s\)){2,50}(?=:\s*$)/.exec(line.slice(Math.max(0, start - 52), start)) ?? [];
  const [, after] = /^[^$€£₹;.]{0,12}\(([^()$€£₹\d]{2,40})\)/.exec(line.slice(end, end + 60)) ?? [];
  const label = (after ?? before.trim().replace(PAY_NAME, '').replace('(s)', 's')).trim();
  const isLabel = /^\p{Lu}/u.test(label) && !NO_LABEL.test(label) && !PAY.test(label);
  return isLabel && periodInText(label) === '' ? label : '';
}

/** A single amount counts only with a certain period. 'From' and 'up to' leave the other end open. */
function singleIn(match: RegExpMatchArray, line: string, places: readonly Place[]): PayRange | undefined {
  const [whole, bound = '', code, sign, digits = '', thousands, after] = match;
  const currency = currencyOf([code, after, sign], places);
  const value = amountOf(digits, thousands);
  const end = (match.index ?? 0) + whole.length;
  const beside = line.slice(end, end + 16);
  const period = periodInText(beside) || periodBySize(value, value, currency) || periodInText(whole);
  const isClear = currency !== '' && period !== '' && value > 0 && !isAmbiguous(digits, currency);
  if (!isClear || isOnTarget(beside) || (period === 'hour' && value > MAX_HOURLY)) return undefined;
  const [min, max] = [/^up/i.test(bound) ? null : value, /^from/i.test(bound) ? null : value];
  return { label: '', min, max, currency, period };
}

/** Returns every range with a currency and a period in a sentence about this job's pay, or else single amounts after a label. */
export function payInText(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const ranges = new Map<string, PayRange>();
  const add = (range: PayRange | undefined) => range && ranges.set(JSON.stringify(range), range);
  lines.forEach((line, index) => {
    const before = lines[index - 1] ?? '';
    const isPay = (text: string) => PAY.test(text) || PAY_LABEL.test(text);
    if (ranges.size >= MAX_RANGES || !/\d{2}/.test(line) || !isPay(`${before} ${line}`)) return;
    const heading = before.length <= 70 ? before : '';
    for (const match of line.matchAll(RANGE)) {
      const end = match.index + match[0].length;
      const [following = ''] = line.slice(end, end + 60).split(EXTRAS);
      const sentence = line.slice(Math.max(0, match.index - 160), end) + following;
      const near = line.slice(Math.max(0, match.index - 24), match.index);
      if (NOT_PAY.test(near) && !isPay(near)) continue;
      if (NOT_PAY.test(sentence.slice(-90 - match[0].length)) && !isPay(`${heading} ${sentence}`)) continue;
      add(rangeIn(match, line, places));
    }
    for (const [, low, high] of line.matchAll(LAKHS))
      add({ label: '', min: Number(low) * 1e5, max: Number(high) * 1e5, currency: 'INR', period: 'year' });
    const labeled = heading.endsWith(':') ? `${heading} ${line}` : line;
    for (const match of ranges.size === 0 ? labeled.matchAll(SINGLE) : [])
      if (!NOT_PAY.test(labeled.slice(Math.max(0, match.index - 25), match.index)))
        add(singleIn(match, labeled, places));
  });
  return [...ranges.values()];
}

/** Extracts the pay from a description. On-target earnings, which are not guaranteed, count only if no other pay is stated. */
export function extractPay(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const all = payInText(lines, places);
  const guaranteed = all.filter(({ label }) => label !== ON_TARGET_LABEL);
  const [only, ...more] = guaranteed.length > 0 ? guaranteed : all;
  if (only && more.length === 0 && only.label !== ON_TARGET_LABEL) return [{ ...only, label: '' }];
  return only ? [only, ...more].slice(0, MAX_RANGES) : [];
}
