import type { Place } from '../places/place.ts';
import { amountOf, currencyOf, MONEY } from './money-in-text.ts';
import { isOwnPay, namesPay } from './own-pay.ts';
import { isOnTarget, ON_TARGET_LABEL, type PayRange, periodBySize } from './pay.ts';
import { OTHER_PERIOD, periodInText, periodsInText } from './pay-periods.ts';
import { stripDiacritics } from './plain-text.ts';
import {
  BEFORE_AMOUNT,
  FROM,
  LABEL_DETAILS,
  LABELS_ONLY,
  OR_LESS,
  OR_MORE,
  PAY_ENDINGS,
  PAY_WORDS,
  TO,
  UP_TO,
} from './words/pay-words.ts';

/** The unit after the first of two amounts: '$25/hr - $32/hr', '$80,000 per year to $120,000'. */
const UNIT = String.raw`\s?(?:\/|\bper\b|\ban?\b)[\s/]?(?:per\s)?(?:h(?:ou)?r|day|week|month|y(?:ea)?r|annum)\b|\s(?:hourly|annually)\b`;
/** '$129,300/year in our lowest geographic market up to $223,600/year in our highest geographic market'. */
const WHERE = String.raw`\sin [\p{L} ]{3,40}(?= up to\b)`;
const JOINED = String.raw`\s*(?:[\p{Pd}−~〜]{1,2}|\.{3}|/(?=\s?[$€£₹]))\s*(?:up to\s)?|\s*(?:${TO})\s+`;
/** Two amounts, the second of which is no retirement plan: '$120k and 401k matching'. */
const RANGE = new RegExp(
  String.raw`(?<![\d.,])${MONEY}(?:(?:${UNIT})(?:${WHERE})?)?(?:${JOINED})(?!\s?401\s?\(?k\b)${MONEY}`,
  'giu',
);
/** Lakhs of rupees a year: '12-18 LPA'. */
const LAKHS =
  /(?<![\d.])(\d{1,2}(?:\.\d)?)\s?(?:-|–|to)\s?(\d{1,2}(?:\.\d)?)\s?(?:LPA|lakhs? per annum|lacs? per annum)\b/g;
/** A single amount after a label: 'Salary: $55,000/yr', 'Base pay is $19.50/hr', 'Gehalt: ab 61.000 €'. */
const SINGLE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${PAY_WORDS}|${LABELS_ONLY})|${PAY_ENDINGS})(?!\p{L})(?:\s\(?(?:${LABEL_DETAILS})\)?(?!\p{L})){0,3}(?:\s(?:${BEFORE_AMOUNT})\b|\s?[:–-])?\s*(?:(?<from>${FROM})\s|(?<upTo>${UP_TO})\s)?\s*${MONEY}`,
  'giu',
);
const OPEN_UPWARDS = new RegExp(
  String.raw`^(?:\+(?=[\s/)]|$)(?!\s?(?:bonus|equity|commission|benefits|super|ote|stock|rsus?|\d))|\s(?:${OR_MORE})\b)`,
  'i',
);
const OPEN_DOWNWARDS = new RegExp(String.raw`^\s(?:${OR_LESS})\b`, 'i');
/** A second amount so near the first that both may be the ends of a range. */
const SECOND_AMOUNT = /^([^\d,;.+(]{0,30}?)([$€£₹]\s?\d[\d,.'’]*\s?k?|\d[\d,.'’ ]*\s?k?\b)/i;
/** The end of '<place> base pay range', and the starts of labels that name no place or group. */
const PAY_NAME =
  /\s*\b(?:base )?(?:salary|pay|compensation|wage|hiring)(?: (?:salary|pay))?(?: (?:range|rate|scale)s?)?$/i;
const NO_LABEL =
  /^(?:the|this|our|base|full|total|expected|estimated|target|typical|anticipated|starting)\b/i;
/** A row of a list of ranges: 'San Jose, CA: $148,000 - $168,900', 'Seattle - 129,300.00 - 223,600.00 USD'. */
const ROW = /^(?:[^$€£₹]{0,160}(?::|\s[-–—])\s)?(?:[A-Z]{3}\s)?[$€£₹\d]/;
const MAX_RANGES = 4;
const MAX_HOURLY = 2000;
/** Longer lines are read in parts, to bound the work on them. */
const MAX_LINE = 3_900;

/** A line as posted, and the same without diacritics. */
type Line = { posted: string; folded: string };

function rangeIn(
  match: RegExpMatchArray,
  { posted, folded }: Line,
  places: readonly Place[],
): PayRange | undefined {
  const [, code, sign, low = '', lowK, after, otherCode, otherSign, high = '', highK, otherAfter] = match;
  const currency = currencyOf([code, after, otherCode, otherAfter, sign, otherSign], places);
  const [min, max] = [amountOf(low, lowK ?? highK, currency), amountOf(high, highK, currency)];
  if (currency === '' || min === null || max === null || min > max || min * 6 < max) return undefined;
  const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
  const [following = ''] = folded.slice(end, end + 60).split(/[$€£₹]/);
  const [own = ''] = following.split(/\+|\bplus\b/i);
  const [beside = ''] = /^\s?\(?[^,;.(]{0,28}/.exec(own) ?? [];
  const unit = periodInText(match[0] + beside);
  const before =
    periodsInText(folded.slice(Math.max(0, start - 60), start))
      .filter(isPeriod)
      .at(-1) ?? '';
  const nearby =
    periodsInText(own).find(isPeriod) ?? (before || (periodsInText(following).find(isPeriod) ?? ''));
  const period = periodOf(periodBySize(min, max, currency), unit, nearby);
  if (!isPeriod(period) || (period === 'hour' && max > MAX_HOURLY)) return undefined;
  const label = isEarnings(folded, start, following) ? ON_TARGET_LABEL : labelBeside(posted, start, end);
  return { label, min, max, currency, period };
}

const isPeriod = (period: string): boolean => period !== '' && period !== OTHER_PERIOD;

/** The last word about what an amount is: 'OTE $180k - $200k', 'base $90k - $100k', or 'OTE' right after it. */
function isEarnings(line: string, start: number, following: string): boolean {
  const before =
    line
      .slice(Math.max(0, start - 25), start)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  const last = before.slice(Math.max(0, before.search(/\b(?:base|fixed|fixum)\b[^.;]*$/i)));
  return isOnTarget(last) || isOnTarget(/^\s?\(?(?:in\s)?[^,;.]{0,12}/.exec(following)?.[0] ?? '');
}

/**
 * A period beside hourly amounts wins over their size, unless it is a year: '$120 - $150 per day', '$28 - $34
 * (annual bonus)'.
 */
function periodOf(bySize: string, beside: string, nearby: string): string {
  if (beside === OTHER_PERIOD) return beside;
  return bySize === 'year' || (bySize === 'hour' && beside === 'year') ? bySize : beside || bySize || nearby;
}

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
  const isLabel = /^\p{Lu}/u.test(label) && !NO_LABEL.test(label) && !namesPay(`${stripDiacritics(label)}:`);
  return isLabel && periodInText(label) === '' ? label : '';
}

/** Whether a second amount follows that the first one may be a range with: half of a range is worse than none. */
function isHalfOfRange(rest: string): boolean {
  const [, gap = '', second = ''] = SECOND_AMOUNT.exec(rest) ?? [];
  if (second === '' || /\b(?:plus|401)\b/i.test(gap) || /^401\s?\(?k/i.test(second)) return false;
  const isMoney = /[$€£₹k]/i.test(second) || /\d{4}|\d[,.'’ ]\d{3}/.test(second);
  const isYear = /^(?:19|20)\d\d$/.test(second.trim());
  return isMoney && !isYear && (gap.match(/\p{L}+/gu) ?? []).length <= 3;
}

/** A single amount counts only with a certain period. 'From' and 'up to' leave the other end open. */
function singleIn(match: RegExpMatchArray, line: string, places: readonly Place[]): PayRange | undefined {
  const { 0: whole, groups = {} } = match;
  const [code, sign, digits = '', thousands, after] = match.slice(-5);
  const currency = currencyOf([code, after, sign], places);
  const value = amountOf(digits, thousands, currency);
  const rest = line.slice((match.index ?? 0) + whole.length);
  if (currency === '' || value === null || value === 0 || isHalfOfRange(rest.slice(0, 60))) return undefined;
  const [beside = ''] = /^[^,;(]{0,28}/.exec(rest) ?? [];
  const besides = periodInText(beside);
  const period = besides || periodBySize(value, value, currency) || periodInText(whole);
  if (!isPeriod(period) || isOnTarget(beside) || (period === 'hour' && value > MAX_HOURLY)) return undefined;
  const isFrom = groups['from'] !== undefined || OPEN_UPWARDS.test(rest);
  const isUpTo = groups['upTo'] !== undefined || OPEN_DOWNWARDS.test(rest);
  return { label: '', min: isUpTo ? null : value, max: isFrom ? null : value, currency, period };
}

const rangesIn = (line: Line, heading: string, places: readonly Place[]): PayRange[] =>
  [...line.folded.matchAll(RANGE)]
    .filter(({ index, 0: { length } }) =>
      isOwnPay({ line: line.folded, start: index, end: index + length }, heading),
    )
    .flatMap((match) => rangeIn(match, line, places) ?? []);

const lakhsIn = ({ folded }: Line): PayRange[] =>
  [...folded.matchAll(LAKHS)].map(([, low, high]) => ({
    label: '',
    min: Number(low) * 1e5,
    max: Number(high) * 1e5,
    currency: 'INR',
    period: 'year',
  }));

const singlesIn = (line: string, heading: string, places: readonly Place[]): PayRange[] =>
  [...line.matchAll(SINGLE)]
    .filter(({ index, 0: { length } }) => isOwnPay({ line, start: index, end: index + length }, heading))
    .flatMap((match) => singleIn(match, line, places) ?? []);

/**
 * Returns every range with a currency and a period in a sentence about this job's pay, or else single amounts
 * after a label. The line above a list of ranges may say that they are pay: 'Salary range:', 'Tier 1:
 * $108,100 - $133,600', 'Tier 2: …'.
 */
export function payInText(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const ranges = new Map<string, PayRange>();
  let [previous, aboveList] = ['', ''];
  for (const posted of lines.flatMap(inParts)) {
    if (ranges.size >= MAX_RANGES) break;
    const line = { posted, folded: /\d{2}/.test(posted) ? stripDiacritics(posted) : posted };
    const isRow = ROW.test(posted);
    const above = isRow ? aboveList : previous;
    const isAboutPay = /\d{2}/.test(posted) && namesPay(`${stripDiacritics(above)} ${line.folded}`);
    const heading = above.length <= 70 ? stripDiacritics(above) : '';
    const introduction = isRow ? stripDiacritics(above) : heading;
    const listed = isAboutPay ? [...rangesIn(line, introduction, places), ...lakhsIn(line)] : [];
    const labeled = heading.endsWith(':') ? `${heading} ${line.folded}` : line.folded;
    const hasNone = ranges.size === 0 && listed.length === 0;
    const found = isAboutPay && hasNone ? singlesIn(labeled, heading, places) : listed;
    for (const range of found) ranges.set(JSON.stringify(range), range);
    previous = posted;
    if (!isRow || listed.length === 0 || namesPay(line.folded)) aboveList = posted;
  }
  return [...ranges.values()];
}

/** Cuts a line at spaces into parts of a bounded length. */
function inParts(line: string): string[] {
  if (line.length <= MAX_LINE) return [line];
  const space = line.lastIndexOf(' ', MAX_LINE);
  const at = space > 0 ? space : MAX_LINE;
  return [line.slice(0, at), ...inParts(line.slice(at))];
}

/**
 * Extracts the pay from a description. On-target earnings, which are not guaranteed, count only if no other
 * pay is stated.
 */
export function extractPay(lines: readonly string[], places: readonly Place[]): PayRange[] {
  const all = payInText(lines, places);
  const guaranteed = all.filter(({ label }) => label !== ON_TARGET_LABEL);
  const [only, ...more] = guaranteed.length > 0 ? guaranteed : all;
  if (only && more.length === 0 && only.label !== ON_TARGET_LABEL) return [{ ...only, label: '' }];
  return only ? [only, ...more].slice(0, MAX_RANGES) : [];
}
