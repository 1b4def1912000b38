import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { dollarsAYear } from '../../postings/dollars-a-year.ts';
import { payInText } from '../../postings/extract-pay.ts';
import { periodInText } from '../../postings/pay-periods.ts';
import { FROM, OR_MORE } from '../../postings/words/pay-words.ts';
import { type Found, foldWords, joinWords, type Words } from './word-runs.ts';

/**
 * Matches an amount of money by its sign, its thousands or its number of digits. A number such as '2' in '2
 * years' has none.
 */
const MONEY = /[$€£₹]\s?\d|^\d[\d.,]*\s?k\b|^\d{5,6}\b|^\d{2,3}[.,]\d{3}\b|^\d+\s?\//i;
const RETIREMENT_PLAN = /^401\s?\(?k/i;

/** Unmarked amounts are in dollars. */
const USA = [{ city: '', state: '', country: 'US' }];

const UNIT_LENGTHS = [1, 2];
const BOUND_LENGTHS = [3, 2, 1];
const LOWER_END = new RegExp(`^(?:${FROM})$`, 'i');
const OPEN_END = new RegExp(`^(?:${OR_MORE})$`, 'i');

/** Choices of the filter, in thousands of US dollars a year, the highest first. */
const CHOICES = Object.keys(boardFilters.minPay.names)
  .map((code) => Number.parseInt(code, 10))
  .filter((amount) => amount > 0)
  .sort((one, other) => other - one);

/** Returns the highest choice of minimum pay that is at most the amount in the words: 175k is at least $150K. */
export function findPay(words: Words): Found<number> | undefined {
  for (const start of words.keys()) {
    const after = (count: number) => joinWords(words.slice(start + 1, start + 1 + count));
    const unit = UNIT_LENGTHS.find((count) => periodInText(after(count)) !== '') ?? 0;
    const end = start + 1 + unit;
    const value = payOf(joinWords(words.slice(start, end)));
    if (value !== undefined) return { value, ...withBounds(words, start, end) };
  }
  return undefined;
}

/** Also takes 'at least' before an amount and 'or more' after it. */
function withBounds(words: Words, start: number, end: number): { start: number; end: number } {
  const isBound = (bound: RegExp, part: Words) => part.length > 0 && bound.test(foldWords(part));
  const before = BOUND_LENGTHS.find(
    (count) => count <= start && isBound(LOWER_END, words.slice(start - count, start)),
  );
  const after = BOUND_LENGTHS.find((count) => isBound(OPEN_END, words.slice(end, end + count)));
  return { start: start - (before ?? 0), end: end + (after ?? 0) };
}

function payOf(text: string): number | undefined {
  if (!MONEY.test(text) || RETIREMENT_PLAN.test(text)) return undefined;
  const marked = /[$€£₹]/.test(text) ? text : `$${text}`;
  const [range] = payInText([`Salary: ${marked}`], USA);
  const amount = range && dollarsAYear(range.min ?? range.max ?? 0, range.currency, range.period);
  return amount === undefined ? undefined : CHOICES.find((choice) => choice * 1_000 <= amount);
}
