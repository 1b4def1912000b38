import { addSpelled } from './correct-word.ts';
import { otherLanguages } from './data/title-data.ts';
import { phraseAt } from './join-phrases.ts';
import { foldTitle } from './normalize-title.ts';
import { putHeadsLast, type Unit } from './put-heads-last.ts';
import { spell, spellForm, wordsOfSpelled } from './spell-word.ts';
import { type Foreign, type Translation, vocabularyWord, type Word, type Words, wordOf } from './word.ts';

/** Chinese, Japanese and Korean, which don't separate words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Most titles are in Latin letters, and to look for others is faster. */
const MAY_BE_UNSPACED = /[\u1100-\uffff]/;

/** A line of other-languages.txt, whose words are spelled when a title has the first. Most are never needed. */
interface Line extends Pick<Translation, 'isWeak' | 'isHeadFirst'> {
  readonly written: string;
  readonly becomes: string;
}

/** The ends of compounds, such as 'entwickler' in 'Datenbankentwickler'. */
const endings = new Map<string, string>();
const unspaced = new Map<string, string>();
const linesFrom = new Map<Word, Line[]>();
for (const section of foldTitle(otherLanguages).split('\n\n')) readSection(section.split('\n'));

const anyUnspaced = new RegExp(
  [...unspaced.keys()].sort((one, two) => two.length - one.length).join('|'),
  'g',
);

/** Reads a section of other-languages.txt. Its heading says whether its language puts heads first. */
function readSection(lines: readonly string[]): void {
  const isHeadFirst = lines.some((line) => line.startsWith('#') && line.endsWith(': head first'));
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    const isWeak = line.startsWith('~ ');
    const [written = '', becomes = ''] = (isWeak ? line.slice(2) : line).split(' =', 2);
    if (written.startsWith('-')) endings.set(written.slice(1), becomes.trimStart());
    else addLine({ written, becomes: becomes.trimStart(), isWeak, isHeadFirst });
  }
}

function addLine(line: Line): void {
  if (UNSPACED.test(line.written)) unspaced.set(line.written, line.becomes);
  const words = line.written.split(' ');
  addSpelled(words);
  const [first] = words.flatMap((word) => wordsOfSpelled(spellForm(word, vocabularyWord)));
  if (first === undefined) return;
  const same = linesFrom.get(first);
  if (same === undefined) linesFrom.set(first, [line]);
  else same.push(line);
}

const spellAll = (text: string): Words =>
  text
    .split(' ')
    .flatMap((word) => (/^[,/]$/.test(word) ? vocabularyWord(word) : wordsOfSpelled(spell(word))));

/** Returns a word's meanings in other languages. */
function foreignOf(word: Word): Foreign {
  word.foreign ??= readForeign(word);
  return word.foreign;
}

function readForeign(word: Word): Foreign {
  const lines = linesFrom.get(word);
  const parts = lines === undefined ? splitCompound(word) : undefined;
  if (lines === undefined)
    return parts === undefined ? NOT_FOREIGN : { translations: NONE, strong: NONE, parts };
  const translations = lines
    .map((line) => ({ ...line, words: spellAll(line.written), becomes: spellAll(line.becomes) }))
    .sort((one, two) => two.words.length - one.words.length);
  return { translations, strong: translations.filter(({ isWeak }) => !isWeak), parts: undefined };
}

const NONE: readonly never[] = [];
const NOT_FOREIGN: Foreign = { translations: NONE, strong: NONE, parts: undefined };

/** Replaces the Chinese, Japanese and Korean words of a title: '高级前端工程师' becomes 'senior frontend engineer'. */
export const translateUnspaced = (title: string): string =>
  MAY_BE_UNSPACED.test(title) && UNSPACED.test(title)
    ? title.replace(anyUnspaced, (word) => ` ${unspaced.get(word)} `)
    : title;

/** Replaces the words of a title in another language: 'engenheiro de software' becomes 'software engineer'. */
export function translateWords(written: Words): Words {
  const isCompound = written.some((word) => foreignOf(word).parts !== undefined);
  const words = isCompound ? written.flatMap((word) => foreignOf(word).parts ?? word) : written;
  const found = strongTranslations(words);
  if (found.length === 0) return words;
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const known = word && phraseAt(words, at, foreignOf(word).translations);
    units.push({ words: known?.becomes ?? words.slice(at, at + 1), isTranslated: known !== undefined });
    at += known?.words.length ?? 1;
  }
  const ordered = found.some(({ isHeadFirst }) => isHeadFirst) ? putHeadsLast(units) : units;
  return ordered.flatMap((unit) => unit.words);
}

/** Returns the translations that show that a title is in another language. Most titles have none. */
function strongTranslations(words: Words): readonly Translation[] {
  let found: Translation[] | undefined;
  for (const [at, word] of words.entries()) {
    const { strong } = foreignOf(word);
    const translation = strong.length === 0 ? undefined : phraseAt(words, at, strong);
    if (translation === undefined) continue;
    found ??= [];
    found.push(translation);
  }
  return found ?? NONE;
}

const MIN_ENDING = 5;
const MIN_START = 3;

/** Splits a compound before its head: 'datenbankentwickler' becomes 'datenbank' and 'developer'. */
function splitCompound({ text }: Word): Words | undefined {
  for (let at = MIN_START; at <= text.length - MIN_ENDING; at += 1) {
    const head = endings.get(text.slice(at));
    if (head !== undefined) return [...startOf(text.slice(0, at)), ...spellAll(head)];
  }
  return undefined;
}

/** Translates the start of a compound: 'vertriebs', in which 'vertrieb' has a joint, is sales. */
function startOf(start: string): Words {
  const known = [start, start.slice(0, -1)].map(wordOf).find((word) => linesFrom.has(word));
  const translation = known && foreignOf(known).translations.find(({ words }) => words.length === 1);
  return translation?.becomes ?? [wordOf(start)];
}
