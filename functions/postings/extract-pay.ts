import type { Place } from '../places/place.ts';
import { amountOf, currencyOf, isAmbiguous, MONEY } from './money-in-text.ts';
import {
  isOnTarget,
  ON_TARGET_LABEL,
  type PayRange,
  periodBySize,
  periodInText,
  periodsInText,
} from './pay.ts';

/** The unit after the first of two amounts: '$25/hr - $32/hr', '$80,000 per year to $120,000'. */
const UNIT = String.raw`\s?(?:\/|\b[Pp]er\b|\ban?\b)[\s/]?(?:per\s)?(?:[Hh](?:ou)?r|[Dd]ay|[Ww]eek|[Mm]onth|[Yy](?:ea)?r|[Aa]nnum)\b|\s(?:hourly|annually)\b`;
/** '$129,300/year in our lowest geographic market up to $223,600/year in our highest geographic market'. */
const WHERE = String.raw`\sin [\p{L} ]{3,40}(?= up to\b)`;
/** Two amounts, the second of which is no retirement plan: '$120k and 401k matching'. */
const RANGE = new RegExp(
  String.raw`(?<![\d.,])${MONEY}(?:(?:${UNIT})(?:${WHERE})?)?\s*(?:[\p{Pd}−]{1,2}|to|up to|and(?: (?:goes )?up to)?|bis|à)(?!\s?401\s?\(?k\b)\s*${MONEY}`,
  'gu',
);
/** Lakhs of rupees a year: '12-18 LPA'. */
const LAKHS =
  /(?<![\d.])(\d{1,2}(?:\.\d)?)\s?(?:-|–|to)\s?(\d{1,2}(?:\.\d)?)\s?(?:LPA|lakhs? per annum|lacs? per annum)\b/g;
const LABEL =
  '(?:salary|pay|pay rate|hourly rate|hiring rate|wage|base hourly|compensation|gehalt|salaire|salario|wynagrodzenie)';
/** A single amount after a label: 'Salary: $55,000/yr', 'Base pay is $19.50/hr', 'Pay: From $20 an hour'. */
const SINGLE = new RegExp(
  String.raw`\b${LABEL}\b(?: range| rate)?(?:\s(?:is|of|at|starts at)|\s?[:–-])\s*(from\s|up to\s)?\s*${MONEY}(?!\s?(?:-|–|—|to|and|bis)\s?(?!401\s?\(?k\b)[\d$€£₹])`,
  'giu',
);
/** Words that make an amount the pay of this job. */
const PAY =
  /\b(?:salar(?:y|ies|is)|base pay|pay (?:ranges?|rates?|scales?|details|bands?|is|for this)|pays|pay:|(?:starting|hourly) pay|compensation|wages?|hourly rates?|base hourly|hiring (?:ranges?|rates?)|base ranges?|reasonable estimate|annual pay|OTE|on[- ]target earnings|remuneration|gehalt|vergutung|vergütung|salaire|rémunération|salario|wynagrodzenie|retribuci[oó]n|ctc)\b/i;
const PAY_LABEL = /\bpay:/i;
const NOT_PAY =
  /\b(?:bonus|equity|raised|funding|revenue|valuation|budget|stipend|401\(?k?|match(?:ing)?|sign[- ]on|up to \$|million|billion|customers|users|referral|reimburse)\b/i;
const EXTRA_PAY =
  'RSUs?|stock(?: (?:grant|option|award)s?)?|relocation(?: (?:assistance|allowance|package))?|commissions?|quota|variable(?: (?:pay|compensation))?';
/** 'RSUs: $100,000 - $150,000', 'stock grant of $40,000 - $60,000', but not 'salary plus commission: $60,000 - $80,000'. */
const EXTRA_PAY_BEFORE = new RegExp(
  String.raw`\b(?:(?:${EXTRA_PAY})(?: (?:of|is|from|between|up to))*|(?<!\b(?:plus|and|including) )(?:${EXTRA_PAY}):)\s$`,
  'i',
);
/** '$50,000 - $90,000 in RSUs'. */
const EXTRA_PAY_AFTER = new RegExp(String.raw`^\s?in (?:${EXTRA_PAY}|equity)\b`, 'i');
/** What comes on top of the amount, such as '$207,000 - $301,000 + 20% bonus'. */
const EXTRAS = /\+|\bplus\b/i;
/** The end of '<place> base pay range', and the starts of labels that name no place or group. */
const PAY_NAME =
  /\s*\b(?:base )?(?:salary|pay|compensation|wage|hiring)(?: (?:salary|pay))?(?: (?:range|rate|scale)s?)?$/i;
const NO_LABEL =
  /^(?:the|this|our|base|full|total|expected|estimated|target|typical|anticipated|starting)\b/i;
/** A row of a list of ranges: 'San Jose, CA: $148,000 - $168,900', 'Seattle - 129,300.00 - 223,600.00 USD'. */
const ROW = /^(?:[^$€£₹]{0,160}(?::|\s[-–—])\s)?(?:[A-Z]{3}\s)?[$€£₹\d]/;
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
  const [own = ''] = following.split(EXTRAS);
  const [beside = ''] = /^\s?\(?[^,;.(]{0,16}/.exec(own) ?? [];
  const unit = periodInText(match[0] + beside);
  const before = periodsInText(line.slice(Math.max(0, start - 60), start)).at(-1) ?? '';
  const period = periodOf(
    periodBySize(min, max, currency),
    unit,
    periodInText(own) || before || periodInText(following),
  );
  if (period === '' || (period === 'hour' && max > MAX_HOURLY)) return undefined;
  return { label: isEarnings ? ON_TARGET_LABEL : labelBeside(line, start, end), min, max, currency, period };
}

/** A period beside hourly amounts wins over their size, unless it is a year: '$120 - $150 per day', '$28 - $34 (annual bonus)'. */
const periodOf = (bySize: string, beside: string, nearby: string): string =>
  bySize === 'year' || (bySize === 'hour' && beside === 'year') ? bySize : beside || bySize || nearby;

/** 'New York: $60 – $70', '$165,000 to $220,000 (Zone A)': for whom or where a range is. */
function labelBeside(line: string, start: number, end: number): string {
  const [before = ''] =
    /(?:[^:;.()$€£₹\d]|(?<!\d)\d(?!\d)|\(s\)){2,50}(?=(?::|\s[-–—])\s*$)/.exec(
      line.slice(Math.max(0, start - 52), start),
    ) ?? [];
  const [, after] = /^[^$€£₹;.]{0,12}\(([^()$€£₹\d]{2,40})\)/.exec(line.slice(end, end + 60)) ?? [];
  const label = (
    after ??
    before
      .replace(/^[^\p{L}]+/u, '')
      .trimEnd()
      .replace(PAY_NAME, '')
      .replace('(s)', 's')
  ).trim();
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

const isPay = (text: string): boolean => PAY.test(text) || PAY_LABEL.test(text);

/** Whether a range is this job's pay, not a bonus, stock or a budget. */
function isOwnPay({ index = 0, 0: amounts }: RegExpMatchArray, line: string, heading: string): boolean {
  const [before, after] = [line.slice(Math.max(0, index - 160), index), line.slice(index + amounts.length)];
  if (EXTRA_PAY_BEFORE.test(before) || EXTRA_PAY_AFTER.test(after.slice(0, 40))) return false;
  const near = before.slice(-24);
  if (NOT_PAY.test(near) && !isPay(near)) return false;
  const [following = ''] = after.slice(0, 60).split(EXTRAS);
  const sentence = before + amounts + following;
  return !NOT_PAY.test(sentence.slice(-90 - amounts.length)) || isPay(`${heading} ${sentence}`);
}

const rangesIn = (line: string, heading: string, places: readonly Place[]): PayRange[] =>
  [...line.matchAll(RANGE)]
    .filter((match) => isOwnPay(match, line, heading))
    .flatMap((match) => rangeIn(match, line, places) ?? []);

const lakhsIn = (line: string): PayRange[] =>
  [...line.matchAll(LAKHS)].map(([, low, high]) => ({
    label: '',
    min: Number(low) * 1e5,
    max: Number(high) * 1e5,
    currency: 'INR',
    period: 'year',
  }));

const singlesIn = (line: string, places: readonly Place[]): PayRange[] =>
  [...line.matchAll(SINGLE)]
    .filter(({ index }) => !NOT_PAY.test(line.slice(Math.max(0, index - 25), index)))
    .flatMap((match) => singleIn(match, line, places) ?? []);

/**
 * Returns every range with a currency and a period in a sentence about this job's pay, or else single amounts after a label.
 * The line above a list of ranges may say that they are pay: 'Salary range:', 'Tier 1: $108,100 - $133,600', 'Tier 2: …'.
 */
export function payInText(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const ranges = new Map<string, PayRange>();
  let [previous, aboveList] = ['', ''];
  for (const line of lines) {
    if (ranges.size >= MAX_RANGES) break;
    const isRow = ROW.test(line);
    const above = isRow ? aboveList : previous;
    const isAboutPay = /\d{2}/.test(line) && isPay(`${above} ${line}`);
    const heading = above.length <= 70 ? above : '';
    const listed = isAboutPay ? [...rangesIn(line, heading, places), ...lakhsIn(line)] : [];
    const labeled = heading.endsWith(':') ? `${heading} ${line}` : line;
    const hasNone = ranges.size === 0 && listed.length === 0;
    const found = isAboutPay && hasNone ? singlesIn(labeled, places) : listed;
    for (const range of found) ranges.set(JSON.stringify(range), range);
    previous = line;
    if (!isRow || listed.length === 0 || isPay(line)) aboveList = line;
  }
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
