import { territoryRows } from '../places/territory-rows.ts';
import * as data from './data/title-data.ts';
import { allWords, type Is, isOneOf, vocabularyWord, type Word, type Words, wordOf } from './word.ts';

export const wordsIn = (text: string): Word[] => text.split(' ').map(vocabularyWord);

const kinds = new Map<string, Word[]>();
for (const [text = '', list = ''] of data.wordRows) {
  const word = vocabularyWord(text);
  word.isListed = true;
  for (const kind of list.split(', ')) {
    const same = kinds.get(kind);
    if (same === undefined) kinds.set(kind, [word]);
    else same.push(word);
  }
}

/** Returns the words of a kind, as in data/words.tsv. Throws if no word has it. */
export function wordsOf(kind: string): Words {
  const words = kinds.get(kind);
  if (words === undefined) throw new Error(`No word in words.tsv is of the kind '${kind}'.`);
  return words;
}

/** Returns a test for words of some kinds. */
export const kind = (...names: readonly string[]): Is => isOneOf(names.flatMap(wordsOf));

/** Returns the words that a cell lists, of which `<kind>` is all of a kind. */
const listedWords = (cell: string): Words =>
  cell
    .split(' ')
    .flatMap((item) => (item.startsWith('<') ? wordsOf(item.slice(1, -1)) : [vocabularyWord(item)]));

for (const [head = '', text = ''] of data.fieldRows) {
  const field = vocabularyWord(text);
  vocabularyWord(head).field = field;
  field.head ??= vocabularyWord(head);
}
for (const [text = '', level = '', numeral] of data.levelRows)
  if (numeral === undefined) vocabularyWord(text).level = level;
  else vocabularyWord(text).numeral = level;
for (const [tool = '', type = '', crafts = ''] of data.toolRows) {
  const word = vocabularyWord(tool);
  word.tool = type;
  if (crafts !== '') word.crafts = wordsIn(crafts);
}
for (const [head = '', wanted = ''] of data.headRows) vocabularyWord(head).wantedHeads = wordsIn(wanted);
for (const [text = '', others = ''] of data.broaderRows) {
  const broader = wordsIn(others);
  vocabularyWord(text).broader = broader;
  for (const word of broader) word.isBroader = true;
}
for (const [text = '', others = '', rivals] of data.impliedRows) {
  const word = vocabularyWord(text);
  word.impliedBy = new Set(listedWords(others));
  if (rivals !== undefined) word.rivals = wordsIn(rivals);
}
for (const { word } of territoryRows) vocabularyWord(word).isTerritory = true;
for (const [at, text] of data.frequentWords.entries()) vocabularyWord(text).frequency = at;
for (const [written = '', means = '', place = ''] of data.spellingRows) {
  if (place === '') continue;
  const word = vocabularyWord(written);
  word.meaning = { ...word.meaning, [place]: wordsIn(means) };
}
for (const line of data.phraseLines) {
  const [phrase = '', becomes = ''] = line.split(' = ');
  const words = wordsIn(phrase);
  const [first] = words;
  if (first === undefined) continue;
  first.phrases = [...first.phrases, { words, becomes: wordsIn(becomes) }].sort(
    (one, two) => two.words.length - one.words.length,
  );
}

const isNoise = kind('noise');
const isDeveloper = kind('developer');
for (const word of allWords()) {
  word.isNoise = isNoise(word) || (word.isNoise && (/\d/.test(word.text) || word.tool === undefined));
  const isNamed = word.level !== undefined || word.numeral !== undefined || word.rankNumber > 0;
  const isResolved = isDeveloper(word) || word.meaning?.['last'] !== undefined;
  word.isPlain = !(isNamed || isResolved || word.isTerritory || word.isNoise);
}

/** Whether words.tsv has a word; it lacks most names of products, teams and companies. */
export const isKnown = (text: string): boolean => wordOf(text).isListed;
