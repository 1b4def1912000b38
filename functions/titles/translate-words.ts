import { foldLetters } from './normalize-title.ts';
import { SLASH } from './separators.ts';
import { spellWord } from './spelling.ts';
import { translations } from './vocabulary/other-languages.ts';

type Words = readonly string[];

interface SpelledTranslation {
  readonly words: Words;
  readonly becomes: Words;
  readonly isWeak: boolean;
}

const spell = (text: string): Words =>
  text.split(' ').flatMap((word) => (word === SLASH ? [word] : spellWord(word)));

/** The translations by their first word, the longest first. */
const byFirstWord = new Map<string, SpelledTranslation[]>();
for (const { written, becomes, isWeak } of translations) {
  const words = spell(foldLetters(written));
  const [first = ''] = words;
  const others = byFirstWord.get(first) ?? [];
  others.push({ words, becomes: spell(becomes), isWeak });
  byFirstWord.set(
    first,
    others.sort((one, two) => two.words.length - one.words.length),
  );
}

/** Between translated words. */
const connectors: ReadonlyMap<string, string> = new Map([
  ...['de', 'da', 'do', 'di', 'del', 'della', 'des', 'du', 'em', 'en'].map((word): [string, string] => [
    word,
    'of',
  ]),
  ...['e', 'y', 'et', 'und', 'och', 'og'].map((word): [string, string] => [word, 'and']),
  ...['o', 'ou', 'oder'].map((word): [string, string] => [word, SLASH]),
  ...['para', 'pour', 'fur', 'voor'].map((word): [string, string] => [word, 'for']),
]);

/** Replaces the words of a title in another language: 'engenheiro de software' becomes 'engineer of software'. */
export function translateWords(words: string[]): string[] {
  const isForeign = words.some((_, at) => findTranslation(words, at, false) !== undefined);
  if (!isForeign) return words;
  const translated: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const known = findTranslation(words, at, true);
    translated.push(...(known?.becomes ?? [connectors.get(word) ?? word]));
    at += known?.words.length ?? 1;
  }
  return translated;
}

const findTranslation = (words: Words, at: number, withWeak: boolean): SpelledTranslation | undefined =>
  byFirstWord
    .get(words[at] ?? '')
    ?.find((one) => (withWeak || !one.isWeak) && one.words.every((word, i) => words[at + i] === word));
