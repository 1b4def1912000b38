import { fold } from '@daybreak/contract/fold.ts';

/** Splits a comma-separated list of phrases. */
export const splitPhrases = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Finds known phrases and their positions, preferring longer ones. */
export type PhraseFinder<Value> = (
  words: readonly string[],
) => { value: Value; at: number; length: number }[];

/** Splits text into folded words. */
export const wordsIn = (text: string): string[] => fold(text).split(' ').filter(Boolean);

const toSingular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** Builds a finder for phrases, which also finds the plural of a phrase's last word. */
export function phraseFinder<Value>(entries: Iterable<readonly [string, Value]>): PhraseFinder<Value> {
  const known = new Map<string, Value>();
  /** The number of words of the longest phrase, by its first word. */
  const longest = new Map<string, number>();
  for (const [phrase, value] of entries) {
    const words = wordsIn(phrase);
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    if (!known.has(words.join(' '))) known.set(words.join(' '), value);
  }
  const longestAt = (word: string) => longest.get(word) ?? (longest.has(toSingular(word)) ? 1 : 0);
  return (words) => {
    const found: { value: Value; at: number; length: number }[] = [];
    for (let at = 0; at < words.length; ) {
      let consumed = 1;
      for (let length = Math.min(longestAt(words[at] ?? ''), words.length - at); length > 0; length--) {
        const phrase = words.slice(at, at + length);
        const value =
          known.get(phrase.join(' ')) ??
          known.get([...phrase.slice(0, -1), toSingular(phrase.at(-1) ?? '')].join(' '));
        if (value === undefined) continue;
        found.push({ value, at, length });
        consumed = length;
        break;
      }
      at += consumed;
    }
    return found;
  };
}

/** Combines regular-expression sources into a case-insensitive pattern for whole words. */
export const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'i');

/** Like `anyOf`, but at the start of a text. */
export const startsWithAny = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})`, 'i');
