/** Numbers that measure by what stands after them: '40%', '3x', '2 million', '$1', '12 people'. */
const BEHIND = /^\s?(?:%|percent\b|x\b|×|k\b|m\b|bn?\b|\+|(?:thousand|million|billion)\b|[-‑]?[a-z]{3,})/i;
/** And by what stands before them. */
const BEFORE =
  /(?:[$€£¥~<>≈]|\b(?:by|to|of|from|over|under|than|about|nearly|around|within|up to|at least))\s?$/i;
/** A name that ends in a number: 'Python 3', 'Windows 11'. */
const NAMED = /\p{L}\s+\p{Lu}[\p{L}.+#]*\s$/u;
const NUMBER = /(?<![\p{L}\d.,/-])\d[\d,]*(?:\.\d+)?(?![\p{L}]*\d)/gu;
const WORDS =
  /\b(?:doubled|tripled|quadrupled|halved|zero|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?)(?=\s+[a-z]|\s+of\b))\b/i;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?,?\\s+';

/** A text without its dates and years. */
const withoutTimes = (text: string): string =>
  text
    .replace(new RegExp(`\\b${MONTH}(?:\\d{1,2},?\\s+)?(?:19|20)\\d\\d\\b`, 'gi'), ' ')
    .replace(/\b(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d\b/g, ' ')
    .replace(/(?<![$€£\d,.])\b(?:19[5-9]|20[0-4])\d\b(?!\s*%)/g, ' ');

/**
 * Whether a line states a result or a reach that can be measured: a number that is neither a date nor part of a name, or
 * a word for one.
 */
export function isMeasured(line: string): boolean {
  const text = withoutTimes(line);
  if (WORDS.test(text)) return true;
  return [...text.matchAll(NUMBER)].some(({ 0: number, index }) => {
    const before = text.slice(0, index);
    if (BEFORE.test(before)) return true;
    return !NAMED.test(before) && BEHIND.test(text.slice(index + number.length));
  });
}
