import { splitWords } from '../board/index/interner.ts';

/**
 * Returns how many words of a title are written in another one too: 2 for 'Software Engineer' in 'Software
 * Engineer, Reader App'.
 */
export function countSharedWords(title: string, other: string): number {
  const words = new Set(splitWords(other));
  return new Set(splitWords(title).filter((word) => words.has(word))).size;
}
