import { countTypos } from './count-typos.ts';
import { correctableLines, spellingRows, typoRows } from './data/title-data.ts';
import { wordOf } from './word.ts';

/** A word whose typos are corrected, and the English words one letter away from it, which are no typos. */
interface Correctable {
  readonly word: string;
  readonly lookAlikes: readonly string[];
}

/** Words by their first letter and length: a typo changes neither by much. */
const correctable = new Map<string, Correctable[]>();
for (const line of correctableLines) {
  const [word = '', ...lookAlikes] = line.split(' ');
  const key = `${word[0]}${word.length}`;
  correctable.set(key, [...(correctable.get(key) ?? []), { word, lookAlikes }]);
}

/** Typos that are words too, such as 'manger'. */
const typos = new Map(typoRows.map(([written = '', means = '']) => [written, means]));

/** Words that are spelled right: written forms that spellings.tsv explains, and words of other languages. */
const spelled = new Set(spellingRows.map(([written = '']) => written));

/** Adds words that are spelled right. */
export function addSpelled(words: readonly string[]): void {
  for (const word of words) spelled.add(word);
}

/** Returns a word without its only typo: 'enigneer' is 'engineer'. Names and other words stay as they are. */
export function correctWord(word: string): string {
  const meant = typos.get(word);
  if (meant !== undefined) return meant;
  if (spelled.has(word) || wordOf(word).index > 0) return word;
  for (const length of [word.length - 1, word.length, word.length + 1])
    for (const candidate of correctable.get(`${word[0]}${length}`) ?? []) {
      if (candidate.word === word || candidate.lookAlikes.includes(word)) return word;
      if (isTypo(word, candidate.word)) return candidate.word;
    }
  return word;
}

/** The last letter stays unless it is swapped, since endings make other words: 'designed', 'directory'. */
export function isTypo(word: string, other: string): boolean {
  const isEndKept = word.at(-1) === other.at(-1);
  const isEndSwapped = word.at(-1) === other.at(-2) && word.at(-2) === other.at(-1);
  return (isEndKept || isEndSwapped) && countTypos(word, other) === 1;
}
