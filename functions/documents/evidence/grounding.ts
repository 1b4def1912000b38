import type { Line } from './line.ts';
import { type Token, tokenize } from './tokens.ts';
import { IMPLIED_WORDS, IRREGULAR_FORMS, NAME_ALIASES, OCCUPATIONS } from './words/word-forms.ts';

/** Two words may be forms of one word if they share this many letters and differ by a suffix of at most this many. */
const MIN_STEM = 4;
const MAX_SUFFIX = 4;

/** Strips inflections: 'moving', 'moved' and 'move' become 'mov'. */
const stemOf = (word: string): string =>
  word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings?|ed|es|e|s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');

/** Whether two words are forms of one word: 'operating' and 'operate', but not 'remote' and 'remove'. */
function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= MIN_STEM && stemOf(one) === stemOf(other)) return true;
  return (
    long.startsWith(short.slice(0, Math.max(MIN_STEM, short.length - 1))) &&
    long.length - short.length <= MAX_SUFFIX
  );
}

const baseForm = (key: string): string => IRREGULAR_FORMS.get(key) ?? NAME_ALIASES.get(key) ?? key;
const canonicalName = (key: string): string => singular(NAME_ALIASES.get(key) ?? key);
const singular = (key: string): string => (key.length > 3 && /[^s]s$/.test(key) ? key.slice(0, -1) : key);
/** The prefix that all forms of a word share. */
const prefixOf = (key: string): string => baseForm(key).slice(0, MIN_STEM - 1);

/** Whether a token of a claim occurs in some lines: numbers and names literally, other words in any form. */
export type Grounding = (token: Pick<Token, 'kind' | 'key'>) => boolean;

const cache = new WeakMap<Line, Grounding>();

/** Builds a lookup of the tokens in some lines. The tokens of each line are cached. */
export function buildGrounding(lines: readonly Line[]): Grounding {
  const groundings = lines.map((line) => {
    const grounding = cache.get(line) ?? groundLine(line);
    cache.set(line, grounding);
    return grounding;
  });
  return (token) => groundings.some((isGrounded) => isGrounded(token));
}

function groundLine({ text }: Line): Grounding {
  const tokens = tokenize(text);
  const numbers = new Set(tokens.filter(({ kind }) => kind === 'number').map(({ key }) => key));
  const keys = tokens.filter(({ kind }) => kind !== 'number').map(({ key }) => key);
  const names = new Set(keys.map(canonicalName));
  const words = new Set(keys.flatMap((key) => [key, baseForm(key), singular(baseForm(key))]));
  const byPrefix = Map.groupBy(words, prefixOf);
  return ({ kind, key }) => {
    if (kind === 'number') return numbers.has(key);
    if (IMPLIED_WORDS.get(singular(key))?.test(text)) return true;
    if (kind === 'name') return names.has(canonicalName(key));
    const form = baseForm(key);
    if (words.has(key) || words.has(form) || words.has(singular(form))) return true;
    if (OCCUPATIONS.has(singular(form))) return false;
    return (byPrefix.get(prefixOf(key)) ?? []).some(
      (known) => known.length >= MIN_STEM && !OCCUPATIONS.has(known) && isForm(form, known),
    );
  };
}
