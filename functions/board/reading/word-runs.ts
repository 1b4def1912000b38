import { fold } from '@daybreak/contract/fold.ts';

/** The words of a search. An empty one is where words were taken out, so that those around it are no phrase. */
export type Words = readonly string[];

/** Where words are; `end` is exclusive. */
interface Run {
  readonly start: number;
  readonly end: number;
}

/** The meaning of some words of a search. */
export interface Found<Value> extends Run {
  readonly value: Value;
}

export const joinWords = (words: Words): string => words.filter((word) => word !== '').join(' ');

/** Folds a word or phrase for lookups, without the punctuation around it. */
export const foldWords = (words: Words): string =>
  words.map((word) => fold(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))).join(' ');

/** Returns where up to `longest` neighboring words are, the longest runs first, and of equal length the first. */
export function runsOf(words: Words, longest: number): readonly Run[] {
  const lengths = Array.from({ length: Math.min(longest, words.length) }, (_, at) => at + 1).toReversed();
  return lengths.flatMap((length) =>
    words
      .map((_, start) => ({ start, end: start + length }))
      .filter(({ start, end }) => end <= words.length && !words.slice(start, end).includes('')),
  );
}

export const without = (words: Words, { start, end }: Run): Words => [
  ...words.slice(0, start),
  '',
  ...words.slice(end),
];

/**
 * Takes one fact out of words, however often it is named. If the words name it in different ways, as 'remote
 * onsite' does, it isn't read, and its words stay.
 */
export function take<Value>(
  words: Words,
  find: (words: Words) => Found<Value> | undefined,
): { readonly value: Value | null; readonly rest: Words } {
  const first = find(words);
  if (first === undefined) return { value: null, rest: words };
  let rest = without(words, first);
  for (let next = find(rest); next !== undefined; next = find(rest)) {
    if (JSON.stringify(next.value) !== JSON.stringify(first.value)) return { value: null, rest: words };
    rest = without(rest, next);
  }
  return { value: first.value, rest };
}
