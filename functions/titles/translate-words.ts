import { foldLetters } from './normalize-title.ts';
import { putHeadsLast, type Unit } from './put-heads-last.ts';
import { BORDER, SLASH } from './separators.ts';
import { spellWord } from './spelling.ts';
import { translations } from './vocabulary/other-languages.ts';

type Words = readonly string[];

interface SpelledTranslation {
  readonly words: Words;
  readonly becomes: Words;
  readonly isWeak: boolean;
  readonly isHeadFirst: boolean;
}

const spell = (text: string): Words =>
  text.split(' ').flatMap((word) => (word === SLASH || word === BORDER ? [word] : spellWord(word)));

/** The translations by their first word, the longest first. */
const byFirstWord = new Map<string, SpelledTranslation[]>();
for (const { written, becomes, isWeak, isHeadFirst } of translations) {
  const words = spell(foldLetters(written));
  const [first = ''] = words;
  const others = byFirstWord.get(first) ?? [];
  others.push({ words, becomes: spell(becomes), isWeak, isHeadFirst });
  byFirstWord.set(
    first,
    others.sort((one, two) => two.words.length - one.words.length),
  );
}

/** Words that connect translated words, in English. */
const connectors: ReadonlyMap<string, string> = new Map([
  ...['de', 'da', 'do', 'di', 'del', 'della', 'des', 'du', 'em', 'en', 'la', 'le', 'los', 'las', 'по'].map(
    (word): [string, string] => [word, 'of'],
  ),
  ...['e', 'y', 'et', 'und', 'och', 'og', 'и'].map((word): [string, string] => [word, 'and']),
  ...['o', 'ou', 'oder'].map((word): [string, string] => [word, SLASH]),
  ...['para', 'pour', 'fur', 'voor'].map((word): [string, string] => [word, 'for']),
]);

/** Replaces the words of a title in another language: 'engenheiro de software' becomes 'software engineer'. */
export function translateWords(words: string[]): string[] {
  const found = words.map((_, at) => findTranslation(words, at, false)).filter((one) => one !== undefined);
  if (found.length === 0) return words;
  const units = translate(words);
  const ordered = found.some(({ isHeadFirst }) => isHeadFirst) ? putHeadsLast(units) : units;
  return ordered.flatMap((unit) => unit.words);
}

function translate(words: Words): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const known = findTranslation(words, at, true);
    units.push({
      words: known?.becomes ?? [connectors.get(word) ?? word],
      isTranslated: known !== undefined,
    });
    at += known?.words.length ?? 1;
  }
  return units;
}

const findTranslation = (words: Words, at: number, withWeak: boolean): SpelledTranslation | undefined =>
  byFirstWord
    .get(words[at] ?? '')
    ?.find((one) => (withWeak || !one.isWeak) && one.words.every((word, i) => words[at + i] === word));
