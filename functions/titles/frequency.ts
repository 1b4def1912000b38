import { frequentWords } from './data/title-data.ts';

const ranks = new Map(frequentWords.map((word, at) => [word, at]));

/**
 * The place of a word among the frequent ones; all others share the last. The
 * keys of stored titles depend on the order, so it never changes.
 */
export const rankOf = (word: string): number => ranks.get(word) ?? ranks.size;
