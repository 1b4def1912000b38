import { otherLanguages } from './data/title-data.ts';
import { foldLetters } from './normalize-title.ts';
import { putHeadsLast, type Unit } from './put-heads-last.ts';
import { remember } from './remember.ts';
import { BORDER, SLASH } from './separators.ts';
import { addSpelled, spellWord } from './spell-word.ts';

type Words = readonly string[];

/** A word or phrase in another language, and the English words that it means. */
interface Translation {
  readonly words: Words;
  readonly becomes: Words;
  /** It counts only in titles that another word shows to be in another language. */
  readonly isWeak: boolean;
  /** In its language, what a head does comes after it: 'engenheiro de dados'. */
  readonly isHeadFirst: boolean;
}

/** Chinese, Japanese and Korean, which don't separate words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A line of other-languages.txt, whose words are spelled when a title has the first. Most are never needed. */
interface Line extends Pick<Translation, 'isWeak' | 'isHeadFirst'> {
  readonly written: string;
  readonly becomes: string;
}

/** The ends of compounds, such as 'entwickler' in 'Datenbankentwickler'. */
const endings = new Map<string, Words>();
const unspaced = new Map<string, string>();
const byFirstWord = new Map<string, Line[]>();
for (const section of foldLetters(otherLanguages).split('\n\n')) readSection(section.split('\n'));

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
    addLine({ written, becomes: becomes.trimStart(), isWeak, isHeadFirst });
  }
}

function addLine(line: Line): void {
  const { written, becomes } = line;
  if (written.startsWith('-')) {
    endings.set(written.slice(1), spellAll(becomes));
    return;
  }
  if (UNSPACED.test(written)) unspaced.set(written, becomes);
  const words = written.split(' ');
  words.forEach(addSpelled);
  const [first = ''] = words.map(spellWord).find((spelled) => spelled.length > 0) ?? [];
  const sameFirst = byFirstWord.get(first);
  if (sameFirst === undefined) byFirstWord.set(first, [line]);
  else sameFirst.push(line);
}

/** Returns the translations that start with a word, the longest first. */
const translationsFrom = remember((first: string): readonly Translation[] =>
  (byFirstWord.get(first) ?? [])
    .map((line) => ({ ...line, words: spellAll(line.written), becomes: spellAll(line.becomes) }))
    .sort((one, two) => two.words.length - one.words.length),
);

function spellAll(text: string): Words {
  return text.split(' ').flatMap((word) => (word === SLASH || word === BORDER ? [word] : spellWord(word)));
}

/** Replaces the Chinese, Japanese and Korean words of a title: '高级前端工程师' becomes 'senior frontend engineer'. */
export const translateUnspaced = (title: string): string =>
  UNSPACED.test(title) ? title.replace(anyUnspaced, (word) => ` ${unspaced.get(word)} `) : title;

/** Replaces the words of a title in another language: 'engenheiro de software' becomes 'software engineer'. */
export function translateWords(written: string[]): string[] {
  if (!written.some(mayBeForeign)) return written;
  const words = written.flatMap(splitCompound);
  const found = words.map((_, at) => findTranslation(words, at, false)).filter((one) => one !== undefined);
  if (found.length === 0) return words;
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const known = findTranslation(words, at, true);
    units.push({ words: known?.becomes ?? [words[at] ?? ''], isTranslated: known !== undefined });
    at += known?.words.length ?? 1;
  }
  const ordered = found.some(({ isHeadFirst }) => isHeadFirst) ? putHeadsLast(units) : units;
  return ordered.flatMap((unit) => unit.words);
}

const MIN_ENDING = 5;
const MIN_START = 3;

/** Splits a compound before its head: 'datenbankentwickler' becomes 'datenbank' and 'developer'. */
const splitCompound = remember((word: string): Words => {
  if (word.length < MIN_ENDING + MIN_START || byFirstWord.has(word)) return [word];
  for (let at = MIN_START; at <= word.length - MIN_ENDING; at += 1) {
    const head = endings.get(word.slice(at));
    if (head !== undefined) return [...startOf(word.slice(0, at)), ...head];
  }
  return [word];
});

/** Whether a translation starts with a word or with the start of a compound. Most titles have no such word. */
const mayBeForeign = remember(
  (word: string): boolean => splitCompound(word).length > 1 || byFirstWord.has(word),
);

/** Translates the start of a compound: 'vertriebs', in which 'vertrieb' has a joint, is sales. */
function startOf(start: string): Words {
  const known = [start, start.slice(0, -1)].find((word) => byFirstWord.has(word));
  const translation = translationsFrom(known ?? '').find(({ words }) => words.length === 1);
  return translation?.becomes ?? [start];
}

const findTranslation = (words: Words, at: number, withWeak: boolean): Translation | undefined =>
  translationsFrom(words[at] ?? '').find(
    (one) => (withWeak || !one.isWeak) && one.words.every((word, i) => words[at + i] === word),
  );
