import { readCompiledNames } from './data/compiled-names.ts';
import { type Name, readNames } from './read-occupations.ts';
import { vocabularyWord, type Word, type Words, wordOf } from './word.ts';

/** The key of names without words. */
export const NO_WORD = vocabularyWord('');

/**
 * The key of names that are only a head while the job's common name has words: a 'Buyer' is a procurement specialist, a
 * 'Media Buyer' isn't.
 */
export const ALONE = vocabularyWord('=');

/** The names of each head as JSON. Most titles need those of few heads. */
let compiled: ReadonlyMap<string, string> | undefined;
const namesByHead = new Map<Word, ReadonlyMap<Word, readonly Name[]>>();

/** A compiled name. Words are joined by spaces. */
type Row = [
  words: string,
  levels: readonly string[],
  commonHead: string,
  commonWords: string,
  isSame: number,
];

/**
 * Returns the names in data/occupations.txt with this head, by their rarest word. Parses the file if
 * data/names.generated.txt is missing or stale.
 */
export function namesWithHead(head: Word): ReadonlyMap<Word, readonly Name[]> {
  const known = namesByHead.get(head);
  if (known !== undefined) return known;
  compiled ??= new Map(linesOf(readCompiledNames() ?? compileNames()));
  const byWord = new Map<Word, Name[]>();
  // compileNames wrote these rows.
  for (const row of JSON.parse(compiled.get(head.text) ?? '[]') as Row[]) {
    const name = nameOf(head, row);
    const rarest = rarestWord(name);
    byWord.set(rarest, [...(byWord.get(rarest) ?? []), name]);
  }
  namesByHead.set(head, byWord);
  return byWord;
}

function rarestWord({ words, common }: Name): Word {
  const [rarest] = words.toSorted((one, two) => two.frequency - one.frequency);
  return rarest ?? (common.words.length > 0 ? ALONE : NO_WORD);
}

const nameOf = (head: Word, [words, levels, commonHead, commonWords, isSame]: Row): Name => ({
  head,
  words: parseWords(words),
  levels,
  common: { head: wordOf(commonHead), words: parseWords(commonWords), levels: [] },
  isSame: isSame === 1,
});

const parseWords = (text: string): Words => (text === '' ? [] : text.split(' ').map(wordOf));
const textOf = (words: Words): string => words.map(({ text }) => text).join(' ');

/** Parses every name in data/occupations.txt. A line of the result has a head, a tab and its names. */
export function compileNames(): string {
  const byHead = new Map<string, Row[]>();
  for (const { head, words, levels, common, isSame } of readNames()) {
    const rows = byHead.get(head.text) ?? [];
    rows.push([textOf(words), levels, common.head.text, textOf(common.words), isSame ? 1 : 0]);
    byHead.set(head.text, rows);
  }
  return [...byHead].map(([head, rows]) => `${head}\t${JSON.stringify(rows)}`).join('\n');
}

const linesOf = (text: string): [head: string, json: string][] =>
  text.split('\n').map((line) => {
    const at = line.indexOf('\t');
    return [line.slice(0, at), line.slice(at + 1)];
  });
