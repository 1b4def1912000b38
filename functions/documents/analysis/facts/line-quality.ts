/** The text after a number that measures something: '40%', '3x', '2 million', '12 people'. */
const UNIT_AFTER =
  /^\s?(?:%|percent\b|x\b|×|k\b|m\b|bn?\b|\+|(?:thousand|million|billion)\b|[-‑]?[a-z]{3,})/i;
/** The text before one: '$1', 'by 40'. */
const UNIT_BEFORE =
  /(?:[$€£¥~<>≈]|\b(?:by|to|of|from|over|under|than|about|nearly|around|within|up to|at least))\s?$/i;
/** The name of a versioned product: 'Python 3', 'Windows 11'. */
const VERSIONED_NAME = /\p{L}\s+\p{Lu}[\p{L}.+#]*\s$/u;
const NUMBER = /(?<![\p{L}\d.,/-])\d[\d,]*(?:\.\d+)?(?![\p{L}]*\d)/gu;
const NUMBER_WORD =
  /\b(?:doubled|tripled|quadrupled|halved|zero|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?)(?=\s+[a-z]|\s+of\b))\b/i;

const MONTH_PREFIX = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?,?\\s+';

const removeDates = (text: string): string =>
  text
    .replace(new RegExp(`\\b${MONTH_PREFIX}(?:\\d{1,2},?\\s+)?(?:19|20)\\d\\d\\b`, 'gi'), ' ')
    .replace(/\b(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d\b/g, ' ')
    .replace(/(?<![$€£\d,.])\b(?:19[5-9]|20[0-4])\d\b(?!\s*%)/g, ' ');

/** Whether a line has a number, in digits or words, that is neither a date nor part of a name. */
export function isQuantified(line: string): boolean {
  const text = removeDates(line);
  if (NUMBER_WORD.test(text)) return true;
  return [...text.matchAll(NUMBER)].some(({ 0: number, index }) => {
    const before = text.slice(0, index);
    if (UNIT_BEFORE.test(before)) return true;
    return !VERSIONED_NAME.test(before) && UNIT_AFTER.test(text.slice(index + number.length));
  });
}

const MAX_LINE_WORDS = 32;

/** Openings that name a duty instead of an accomplishment. */
const WEAK_OPENING =
  /^(?:responsible for|was responsible|responsibilities|duties|tasked with|in charge of|helped|assisted|worked (?:on|with|as)|participated|involved in|contributed to|various|etc\b)/i;
const PRONOUN = /(?:^|[\s(])(?:I|I['’](?:m|ve|d)|me|my|mine)(?=[\s,.;:)]|$)/;

const BULLET = /^\s*(?:[•·●▪◦‣⁃*>–—-]|\d{1,2}[.)])\s+/;

export const stripBullet = (line: string): string => line.replace(BULLET, '').trim();

export type Flaw = 'long' | 'weak' | 'pronoun';

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#&/-]*/gu)?.length ?? 0;

/** Finds what makes a line hard to skim: more than 32 words, a weak opening, or the first person. */
export function findFlaws(line: string): Flaw[] {
  const text = stripBullet(line);
  const flaws: Flaw[] = [];
  if (countWords(text) > MAX_LINE_WORDS) flaws.push('long');
  if (WEAK_OPENING.test(text)) flaws.push('weak');
  if (PRONOUN.test(text)) flaws.push('pronoun');
  return flaws;
}
