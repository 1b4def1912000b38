import { fold } from '../../places/fold.ts';

/** A word list as written in the data modules: phrases parted by commas. */
export const phrases = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Finds known phrases in text, longest first, and says where. */
export type Finder<Value> = (words: readonly string[]) => { value: Value; at: number; length: number }[];

/** Text as words to search in: folded, with hyphens and slashes as spaces. */
export const wordsIn = (text: string): string[] => fold(text).split(' ').filter(Boolean);

const single = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** A finder over phrases with values; a plural of a phrase's last word is found too. */
export function finder<Value>(entries: Iterable<readonly [string, Value]>): Finder<Value> {
  const known = new Map<string, Value>();
  let longest = 1;
  for (const [phrase, value] of entries) {
    const words = wordsIn(phrase);
    longest = Math.max(longest, words.length);
    if (!known.has(words.join(' '))) known.set(words.join(' '), value);
  }
  return (words) => {
    const found: { value: Value; at: number; length: number }[] = [];
    for (let at = 0; at < words.length; ) {
      let taken = 1;
      for (let length = Math.min(longest, words.length - at); length > 0; length--) {
        const phrase = words.slice(at, at + length);
        const value =
          known.get(phrase.join(' ')) ??
          known.get([...phrase.slice(0, -1), single(phrase.at(-1) ?? '')].join(' '));
        if (value === undefined) continue;
        found.push({ value, at, length });
        taken = length;
        break;
      }
      at += taken;
    }
    return found;
  };
}
