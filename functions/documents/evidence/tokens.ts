import { NUMBER_WORDS } from '../../postings/number-words.ts';
import { STOP_WORDS } from './words/stop-words.ts';

/**
 * A word of a text. `number`: digits or a number word; `name`: capitalized, or with digits or symbols in it;
 * `word`: any other.
 */
export interface Token {
  readonly kind: 'number' | 'name' | 'word';
  /** As the text has it. */
  readonly text: string;
  /** For lookup: lower case without a possessive, or a number's value in digits, with '%' for percentages. */
  readonly key: string;
  /** Its index in the text. */
  readonly at: number;
}

const WORD =
  /[$€£]?\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&+/,-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:[+#]+|%)?/gu;

const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6, b: 1e9, bn: 1e9, x: 1 };
const SCALE_WORDS: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  hundred: 100,
};

const DIGITS = /^[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(k|mm?|bn?|x|st|nd|rd|th|s)?([+%])?$/iu;

const formatNumber = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** Returns the value of a number, scaled by a following 'million' and the like; undefined for any other word. */
function parseNumber(text: string, next: string): string | undefined {
  const inWords = NUMBER_WORDS[text.toLowerCase()];
  if (inWords !== undefined) return formatNumber(inWords * (SCALE_WORDS[next] ?? 1));
  const [, digits, suffix = '', sign] = DIGITS.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const scale = SCALES[suffix.toLowerCase()] ?? 1;
  const value = Number(digits.replaceAll(',', '')) * scale * (SCALE_WORDS[next] ?? 1);
  return formatNumber(value) + (sign === '%' || next === 'percent' ? '%' : '');
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|^[$€£]/g, '');

/** Whether a word has a capital, or letters together with digits or symbols. */
const isName = (text: string): boolean =>
  /\p{Lu}/u.test(text) ||
  /[+#]/.test(text) ||
  (/\p{L}/u.test(text) && /\d/.test(text)) ||
  /^\.\p{L}/u.test(text);

/** Compounds are split into their parts: '2019-2021', 'end-to-end'. */
const COMPOUND = /[-/&,]/;

interface Word {
  readonly text: string;
  readonly at: number;
}

function splitWords(text: string): Word[] {
  return [...text.normalize('NFKC').matchAll(WORD)].flatMap(({ 0: match, index }) => {
    if (DIGITS.test(match) || !COMPOUND.test(match)) return [{ text: match, at: index }];
    const parts: Word[] = [];
    for (const part of match.matchAll(/[^-/&,]+/g)) parts.push({ text: part[0], at: index + part.index });
    return parts;
  });
}

/** Splits a text into tokens, in order. */
export function tokenize(text: string): Token[] {
  const words = splitWords(text);
  return words.flatMap((entry, index): Token[] => {
    const { text: word, at } = entry;
    const next = words[index + 1]?.text.toLowerCase() ?? '';
    const key = normalize(word);
    const before = words[index - 1]?.text.toLowerCase() ?? '';
    // '1.2 million' is one number.
    if (key in SCALE_WORDS && parseNumber(before, key) !== undefined) return [];
    if (key === 'percent') return [];
    const value = parseNumber(word, next);
    if (value !== undefined) return [{ kind: 'number', text: word, key: value, at }];
    const startsSentence = index === 0 || /[.!?:]\s*["“(]?$/.test(text.slice(0, at));
    const isOrdinary = !isName(word) || (startsSentence && /^\p{Lu}[\p{Ll}'’]*$/u.test(word));
    return [{ kind: isOrdinary ? 'word' : 'name', text: word, key, at }];
  });
}

/** The first person: 'i', "i've". */
const FIRST_PERSON = /^i(?:'|$)/;

/** The tokens of a sentence that can be true or false: all but stop words and the first person. */
export const claimTokens = (text: string): Token[] =>
  tokenize(text).filter(({ kind, key }) =>
    kind === 'word' ? !STOP_WORDS.has(key) : !FIRST_PERSON.test(key),
  );
