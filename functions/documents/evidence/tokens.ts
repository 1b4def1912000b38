import { PLAIN_WORDS } from './words/plain.ts';

/**
 * A word of a text that may claim something. `number`: digits, or a number in words; `name`: what is written as names
 * are, in capitals or with signs in it; `word`: any other.
 */
export interface Token {
  readonly kind: 'number' | 'name' | 'word';
  /** As it stands in the text. */
  readonly text: string;
  /** As it is looked for: lower-cased, without a possessive; of a number its value in digits, with '%' where it is a share. */
  readonly key: string;
  /** Where it begins in the text. */
  readonly at: number;
}

const WORD =
  /[$€£]?\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&+/,-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:[+#]+|%)?/gu;

const IN_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  half: 0.5,
  twice: 2,
  double: 2,
  triple: 3,
  twofold: 2,
  threefold: 3,
  tenfold: 10,
};
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6, b: 1e9, bn: 1e9, x: 1 };
const SCALE_WORDS: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  hundred: 100,
};

const DIGITS = /^[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(k|mm?|bn?|x|st|nd|rd|th|s)?([+%])?$/iu;

const plain = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** The value of a number as it is written; undefined where a word is none. */
function numberIn(text: string, next: string): string | undefined {
  const words = IN_WORDS[text.toLowerCase()];
  if (words !== undefined) return plain(words * (SCALE_WORDS[next] ?? 1));
  const [, digits, suffix = '', sign] = DIGITS.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const scale = SCALES[suffix.toLowerCase()] ?? 1;
  const value = Number(digits.replaceAll(',', '')) * scale * (SCALE_WORDS[next] ?? 1);
  return plain(value) + (sign === '%' || next === 'percent' ? '%' : '');
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|^[$€£]/g, '');

/** Written as names are: a capital anywhere, or letters beside digits or signs. */
const isName = (text: string): boolean =>
  /\p{Lu}/u.test(text) ||
  /[+#]/.test(text) ||
  (/\p{L}/u.test(text) && /\d/.test(text)) ||
  /^\.\p{L}/u.test(text);

/** A compound that is no name itself is its parts; '2019-2021' and 'end-to-end' are. */
const COMPOUND = /[-/&,]/;

interface Piece {
  readonly text: string;
  readonly at: number;
}

function piecesOf(text: string): Piece[] {
  return [...text.normalize('NFKC').matchAll(WORD)].flatMap(({ 0: found, index }) => {
    if (DIGITS.test(found) || !COMPOUND.test(found)) return [{ text: found, at: index }];
    const parts: Piece[] = [];
    for (const part of found.matchAll(/[^-/&,]+/g)) parts.push({ text: part[0], at: index + part.index });
    return parts;
  });
}

/** All the words of a text, in order. */
export function allTokensOf(text: string): Token[] {
  const pieces = piecesOf(text);
  return pieces.flatMap((piece, index): Token[] => {
    const { text: word, at } = piece;
    const next = pieces[index + 1]?.text.toLowerCase() ?? '';
    const key = bare(word);
    const before = pieces[index - 1]?.text.toLowerCase() ?? '';
    // '1.2 million' is one number, and its scale is no other.
    if (key in SCALE_WORDS && numberIn(before, key) !== undefined) return [];
    if (key === 'percent') return [];
    const value = numberIn(word, next);
    if (value !== undefined) return [{ kind: 'number', text: word, key: value, at }];
    const begins = index === 0 || /[.!?:]\s*["“(]?$/.test(text.slice(0, at));
    const isOrdinary = !isName(word) || (begins && /^\p{Lu}[\p{Ll}'’]*$/u.test(word));
    return [{ kind: isOrdinary ? 'word' : 'name', text: word, key, at }];
  });
}

/** What a sentence says of who writes it: 'I', 'I’ve'. */
const WRITER = /^i(?:'|$)/;

/** The words of a sentence that may claim something, in order: what is plain claims nothing, unless it is a name. */
export const tokensOf = (text: string): Token[] =>
  allTokensOf(text).filter(({ kind, key }) => (kind === 'word' ? !PLAIN_WORDS.has(key) : !WRITER.test(key)));
