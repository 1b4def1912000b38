import { keyText } from './key-text.ts';
import { keyLevel } from './levels.ts';
import { requiredLevels, requiredNotes, requiredVariants } from './saved-requirements.ts';
import { contextOf, isWanted, type Role, type Title } from './title.ts';
import { mayMatchWithoutHead, roleMatchesWords } from './title-match.ts';
import { NO_HEAD, vocabularyWord, type Word, type Words } from './word.ts';

/** The head in the key of a saved title without one, such as 'QA'. */
const ANY_HEAD = vocabularyWord('any');

/** Whether a key with several words includes the word besides its rarest one, and a key with only it the level. */
const isVeryCommon = ({ frequency }: Word): boolean => frequency < 12;

/**
 * Returns the keys of a saved title: usually one, one more per further role, none for a title without words.
 * A key consists of the head and the rarest word.
 * - 'engineer=backend', 'engineer': the head has one word or no word, which is the usual case. With a very
 *   common word or no word, a level is added, the first alphabetically: 'engineer=software/senior',
 *   'engineer/senior'. Juniors, new graduates and entry level share 'entry'.
 * - 'engineer:payment+software', 'engineer:payment': the title has more words; its most common one is added
 *   if very common.
 * - 'any:qa': the title has no head.
 */
export function savedTitleKeys(saved: Title): string[] {
  const [note = NONE, ...otherNotes] = requiredNotes(saved);
  const noteWords = otherNotes.length === 0 ? note : NONE;
  const [level] = requiredLevels(saved).toSorted();
  const wanted = saved.roles.filter(isWanted);
  const keys = wanted.flatMap((role) =>
    requiredVariants(role).map((words) => savedKey(role.head, words, noteWords, level)),
  );
  return [...new Set(keys)];
}

function savedKey(head: Word, words: Words, noteWords: Words, level: string | undefined): string {
  // Notes alone are not selective enough for a head without words of its own.
  const sorted = words.length > 0 ? [...new Set([...words, ...noteWords])].sort(compareFrequency) : [];
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (head === NO_HEAD) return keyText(ANY_HEAD, ':', last ?? NO_HEAD);
  if (last !== undefined && last !== first)
    return keyText(head, ':', last, first !== undefined && isVeryCommon(first) ? first : undefined);
  const key = last === undefined ? head.text : keyText(head, '=', last);
  const hasLevels = last === undefined || isVeryCommon(last);
  return key + (level !== undefined && hasLevels ? levelSuffix(level) : '');
}

/** The last title and its keys: `parseTitle` counts the keys that its callers read next. */
let cached: { readonly title: Title; readonly keys: readonly string[] } | undefined;

/** Returns the keys of all saved titles that a job's title may match. `parseTitle` limits their number. */
export function jobTitleKeys(job: Title): readonly string[] {
  if (cached === undefined || !hasSameKeys(cached.title, job))
    cached = { title: job, keys: computeKeys(job) };
  return cached.keys;
}

/** Whether two titles share their keys: copies that differ only in territories or places do. */
const hasSameKeys = (one: Title, other: Title): boolean =>
  one.roles === other.roles &&
  one.notes === other.notes &&
  one.implied === other.implied &&
  one.levels === other.levels;

function computeKeys(job: Title): readonly string[] {
  const levels = levelSuffixes(job.levels);
  const keys: string[] = [];
  /** The words of keys with any head, which roles may share. */
  const any: Word[] = [];
  const { roles } = job;
  for (const role of roles) {
    const words = rankedWords(role, contextOf(job, role));
    if (words.some((word) => mayMatchWithoutHead(role.head, word))) {
      for (const word of words) if (!any.includes(word)) any.push(word);
    }
    if (role.head !== NO_HEAD) addKeys(keys, job, role, words, levels);
  }
  for (const word of any) keys.push(keyText(ANY_HEAD, ':', word));
  return roles.some(({ head }, at) => hasHead(roles, head, at)) ? [...new Set(keys)] : keys;
}

function hasHead(roles: readonly Role[], head: Word, before: number): boolean {
  for (let at = 0; at < before; at += 1) if (roles[at]?.head === head) return true;
  return false;
}

function addKeys(keys: string[], job: Title, role: Role, words: Words, levels: readonly string[]): void {
  const context = contextOf(job, role);
  if (roleMatchesWords(NONE, role, context)) for (const level of levels) keys.push(role.head.text + level);
  let common = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? NO_HEAD;
    // A title with several words has a word besides its rarest: a very common one, or another.
    if (at > common) keys.push(keyText(role.head, ':', word));
    for (let other = 0; other < common; other += 1) keys.push(keyText(role.head, ':', word, words[other]));
    const isCommon = isVeryCommon(word);
    if (roleMatchesWords(word.alone, role, context)) {
      const key = keyText(role.head, '=', word);
      if (isCommon) for (const level of levels) keys.push(key + level);
      else keys.push(key);
    }
    if (isCommon) common += 1;
  }
}

/** Returns the words of a role and the broader ones that they satisfy, each once, the most common first. */
function rankedWords({ variants }: Role, context: readonly Words[]): Words {
  const words: Word[] = [];
  for (const phrase of variants)
    for (const word of phrase) {
      insertByFrequency(words, word);
      for (const broader of word.broader) insertByFrequency(words, broader);
    }
  for (const phrase of context) for (const word of phrase) insertByFrequency(words, word);
  return words;
}

/** Inserts a word into a few, which is faster than to sort them. */
function insertByFrequency(words: Word[], word: Word): void {
  if (words.includes(word)) return;
  let at = words.length;
  words.push(word);
  for (; at > 0; at -= 1) {
    const before = words[at - 1];
    if (before === undefined || compareFrequency(word, before) > 0) break;
    words[at] = before;
  }
  words[at] = word;
}

/** The level suffix of a key that holds all levels. */
const ANY_LEVEL = [''];
const NONE: Words = [];

const levelSuffix = (level: string): string => `/${keyLevel(level).replace(' ', '-')}`;

/** The level suffixes of all keys that a job with these levels matches, including ''. */
function levelSuffixes(levels: readonly string[]): readonly string[] {
  if (levels.length === 0) return ANY_LEVEL;
  const suffixes = new Set(ANY_LEVEL);
  for (const level of levels) {
    suffixes.add(levelSuffix(level));
    if (level.startsWith(ABOVE)) suffixes.add(levelSuffix(level.slice(ABOVE.length)));
  }
  return [...suffixes];
}

const ABOVE = 'senior ';

/** The order of stored keys' words, which never changes. */
function compareFrequency(one: Word, two: Word): number {
  const gap = one.frequency - two.frequency;
  if (gap !== 0) return gap;
  if (one.text.length !== two.text.length) return one.text.length - two.text.length;
  return one.text < two.text ? 1 : -1;
}
