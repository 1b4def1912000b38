import type { Line } from './line.ts';
import { allTokensOf, type Token } from './tokens.ts';
import { CALLED, FORMS, IMPLIED, NAMES } from './words/forms.ts';

/** Endings are this long at most, and so much of the beginning tells which words may be forms of each other. */
const ENDING = 4;
const ROOT = 4;

/** A word without the endings of its kind: 'moving' and 'moved' are 'mov', and so is 'move'. */
const stemOf = (word: string): string =>
  word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings?|ed|es|e|s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');

/** Tells forms of one word from other words: 'operating' and 'operate', and not 'remote' and 'remove'. */
function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= ROOT && stemOf(one) === stemOf(other)) return true;
  return (
    long.startsWith(short.slice(0, Math.max(ROOT, short.length - 1))) && long.length - short.length <= ENDING
  );
}

const formOf = (key: string): string => FORMS.get(key) ?? NAMES.get(key) ?? key;
const nameOf = (key: string): string => single(NAMES.get(key) ?? key);
const single = (key: string): string => (key.length > 3 && /[^s]s$/.test(key) ? key.slice(0, -1) : key);
/** So much of the beginning two forms of a word have in common. */
const rootOf = (key: string): string => formOf(key).slice(0, ROOT - 1);

/** Tells whether a token of a claim stands in what was read: numbers and names as they are, other words in any form. */
export type Ground = (token: Pick<Token, 'kind' | 'key'>) => boolean;

/** What was read of a line, for as long as somebody holds the line. */
const read = new WeakMap<Line, Ground>();

/** Reads lines, to find what stands in any of them; each is read once. */
export function groundOf(lines: readonly Line[]): Ground {
  const grounds = lines.map((line) => {
    const ground = read.get(line) ?? groundIn(line);
    read.set(line, ground);
    return ground;
  });
  return (token) => grounds.some((has) => has(token));
}

function groundIn({ text }: Line): Ground {
  const tokens = allTokensOf(text);
  const numbers = new Set(tokens.filter(({ kind }) => kind === 'number').map(({ key }) => key));
  const keys = tokens.filter(({ kind }) => kind !== 'number').map(({ key }) => key);
  const names = new Set(keys.map(nameOf));
  const words = new Set(keys.flatMap((key) => [key, formOf(key), single(formOf(key))]));
  const byRoot = Map.groupBy(words, rootOf);
  return ({ kind, key }) => {
    if (kind === 'number') return numbers.has(key);
    if (IMPLIED.get(single(key))?.test(text)) return true;
    if (kind === 'name') return names.has(nameOf(key));
    const form = formOf(key);
    if (words.has(key) || words.has(form) || words.has(single(form))) return true;
    if (CALLED.has(single(form))) return false;
    return (byRoot.get(rootOf(key)) ?? []).some(
      (known) => known.length >= ROOT && !CALLED.has(known) && isForm(form, known),
    );
  };
}
