import type { Word } from './word.ts';

/** ':' starts the words of a key with several, '=' the word of one with only that. */
type Mark = ':' | '=';

const SLOT_BITS = 12;
/** More words than the vocabulary has. */
const MAX_WORDS = 2 ** 14;
const asked = new Float64Array(2 ** SLOT_BITS);
const texts: string[] = [];

/**
 * Returns the key of a head with a word and, if it has one, a very common word. Remembers it in a slot that the next one
 * takes: a new string has to be hashed before it can be looked up.
 */
export function keyText(head: Word, mark: Mark, word: Word, common?: Word): string {
  const words = (head.index * MAX_WORDS + word.index) * MAX_WORDS + (common?.index ?? 0);
  if (word.index === 0 || common?.index === 0) return joinKey(head, mark, word, common);
  const question = 2 * words + (mark === '=' ? 1 : 0);
  const mixed = Math.imul(head.index * 31 + word.index * 2 + (question & 1), 0x9e3779b1);
  const slot = (mixed ^ Math.imul(common?.index ?? 0, 0x85ebca6b)) >>> (32 - SLOT_BITS);
  const known = texts[slot];
  if (asked[slot] === question && known !== undefined) return known;
  const text = joinKey(head, mark, word, common);
  asked[slot] = question;
  texts[slot] = text;
  return text;
}

const joinKey = (head: Word, mark: Mark, word: Word, common: Word | undefined): string =>
  head.text + mark + word.text + (common === undefined ? '' : `+${common.text}`);
