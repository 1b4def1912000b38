import { periodsInText } from './pay-periods.ts';
import { BENEFITS, EXTRA_PAY, LABELS_ONLY, PAY_ENDINGS, PAY_WORDS } from './words/pay-words.ts';

const PAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${PAY_WORDS})(?!\p{L})|(?:${LABELS_ONLY})\s?:)|(?:${PAY_ENDINGS})(?!\p{L})`,
  'iu',
);

/** Whether a text names this job's pay. */
export const namesPay = (text: string): boolean => PAY.test(text);

const NOT_PAY =
  /\b(?:bonus|equity|raised|funding|revenue|valuation|budget|stipend|401\(?k?|match(?:ing)?|sign[- ]on|up to \$|million|billion|customers|users|referral|reimburse)\b/i;
const BENEFIT = new RegExp(String.raw`(?<!\p{L})(?:${BENEFITS})(?!\p{L})`, 'iu');
/**
 * 'RSUs: $100,000 - $150,000', 'stock grant of $40,000 - $60,000', but not 'salary plus commission: $60,000 - $80,000'.
 */
const EXTRA_BEFORE = new RegExp(
  String.raw`\b(?:(?:${EXTRA_PAY})(?: (?:of|is|from|between|up to))*|(?<!\b(?:plus|and|including) )(?:${EXTRA_PAY}):)\s$`,
  'i',
);
/** '$50,000 - $90,000 in RSUs'. */
const EXTRA_AFTER = new RegExp(String.raw`^\s?in (?:${EXTRA_PAY}|equity)\b`, 'i');
/** Pay on top of the amount, such as '$207,000 - $301,000 + 20% bonus'. */
const EXTRAS = /\+|\bplus\b/i;

const SENTENCE_END =
  /(?<!\b(?:approx|ca|inkl|incl|zzgl|min|max|p\.a|p\. a|e\.g|bzw))[.!?;•|]\s+(?=[\p{Lu}\d$€£₹(])/gu;
const MAX_SENTENCE = 200;

/** The rest of the sentence before an amount and after it. */
function sentenceAround(line: string, start: number, end: number) {
  const from = Math.max(0, start - MAX_SENTENCE);
  const before = line.slice(from, start);
  const after = line.slice(end, end + MAX_SENTENCE);
  const last = [...line.slice(from, start + 1).matchAll(SENTENCE_END)].at(-1);
  const [next] = after.matchAll(SENTENCE_END);
  return {
    earlier: last ? before.slice(0, last.index) : '',
    before: last ? before.slice(last.index + last[0].length) : before,
    after: next ? after.slice(0, next.index) : after,
  };
}

/** A purpose or another subject: 'for your gym', 'customers save'. 'For NYC' is a place. */
const PURPOSE = /\b(?:for (?!\p{Lu})|towards?|save|earn|pay|spend|manage|für|pour|para|voor|för|dla)/u;
const MAX_OTHER_WORDS = 4;

/** Whether a sentence says little more than an amount, so that the one before it tells what the amount is. */
function isBare(sentence: string): boolean {
  const label = sentence.replace(/^[^:]{0,60}:/, '');
  const words = label.match(/\p{L}{2,}/gu) ?? [];
  return words.length - periodsInText(label).length * 2 <= MAX_OTHER_WORDS && !PURPOSE.test(label);
}

/** Beginnings of a sentence that only states an amount, besides a label: 'From', 'The range is'. */
const LEAD =
  /^(?:[^:]{0,60}:)?\W*(?:(?:from|between|the|range|ranges|is|are|starts?|starting|at|up|to|usd|eur|gbp|total|currently)\W+)*$/i;

/** An amount in a text. */
export interface FoundAmount {
  readonly line: string;
  readonly start: number;
  readonly end: number;
}

/** Whether an amount is this job's pay, not a bonus, stock, a benefit, a budget or the money of others. */
export function isOwnPay({ line, start, end }: FoundAmount, heading: string): boolean {
  const { earlier, before, after } = sentenceAround(line, start, end);
  if (EXTRA_BEFORE.test(before) || EXTRA_AFTER.test(after.slice(0, 40))) return false;
  const near = before.slice(-24);
  if (NOT_PAY.test(near) && !namesPay(near)) return false;
  const [following = ''] = after.slice(0, 60).split(EXTRAS);
  const [clause = ''] = following.split(/[,(]|\b(?:and|with)\b/);
  const own =
    before
      .slice(-60)
      .split(/\d|\+|\bplus\b/)
      .at(-1) ?? '';
  if (BENEFIT.test(`${own} ${clause.slice(0, 36)}`) && !namesPay(own)) return false;
  const amounts = line.slice(start, end);
  const sentence = before + amounts + following;
  if (NOT_PAY.test(sentence.slice(-90 - amounts.length)) && !namesPay(`${heading} ${sentence}`)) return false;
  if (namesPay(before + amounts + after) || namesPay(heading)) return true;
  const rest = line.slice(end + after.length, end + MAX_SENTENCE);
  return LEAD.test(before) && isBare(`${before} ${after}`) && namesPay(`${earlier} ${rest}`);
}
