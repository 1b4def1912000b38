import { frequentWords } from './data/title-data.ts';
import { rankOf } from './frequency.ts';
import { keyLevel } from './levels.ts';
import { requiredLevels, requiredNotes, requiredVariants } from './saved-title.ts';
import { contextOf, isWanted, type Role, type Title } from './title.ts';
import { mayMatchWithoutHead, roleMatchesWords } from './title-match.ts';

type Words = readonly string[];

/** The head in the key of a saved title without one, such as 'QA'. */
const ANY_HEAD = 'any';

/** The prefix of a key for a title that only names a field, such as 'Technical Writing'. */
const FIELD_ONLY = '~';

/** Words so common that a key with several words includes one of them besides its rarest word, and a key with one its level. */
const veryCommon: ReadonlySet<string> = new Set(frequentWords.slice(0, 12));

/**
 * Returns the keys of a saved title: usually one, one more per further role, none for a title without words. A key consists
 * of the head and the rarest word.
 * - 'engineer=backend', 'engineer': the head has one word or no word, which is the usual case. With a very common word or no
 *   word, a level is added, the first alphabetically: 'engineer=software/senior', 'engineer/senior'. Juniors, new graduates
 *   and entry level share 'entry'.
 * - 'engineer:payment+software', 'engineer:payment': the title has more words; its most common one is added if very common.
 * - 'any:qa': the title has no head.
 * - '~writer=technical': an additional key of titles that only name a field, for jobs that do so too.
 */
export function savedTitleKeys(saved: Title): string[] {
  const noteWords = requiredNotes(saved).flat();
  const [level] = requiredLevels(saved).toSorted();
  const wanted = saved.roles.filter(isWanted);
  const keys = wanted.flatMap((role) =>
    requiredVariants(role).flatMap((words) => {
      const key = savedKey(role, words, noteWords, level);
      return role.isFieldOnly ? [key, FIELD_ONLY + key] : [key];
    }),
  );
  return [...new Set(keys)];
}

function savedKey({ head }: Role, words: Words, noteWords: Words, level: string | undefined): string {
  if (head === '') return `${ANY_HEAD}:${sortByFrequency([...words, ...noteWords]).at(-1)}`;
  // Notes alone are not selective enough for a head without words of its own.
  const sorted = sortByFrequency(words.length > 0 ? new Set([...words, ...noteWords]) : []);
  const [first = '', last] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 2)
    return exactKey(head, last) + (level === undefined || !hasLevels(last) ? '' : levelSuffix(level));
  return `${head}:${last}${veryCommon.has(first) ? `+${first}` : ''}`;
}

/** The last title and its keys: `parseTitle` counts the keys that its callers read next. */
let last: { readonly title: Title; readonly keys: readonly string[] } | undefined;

/** Returns the keys of all saved titles that a job's title may match. `parseTitle` limits their number. */
export function jobTitleKeys(job: Title): readonly string[] {
  if (last?.title !== job) last = { title: job, keys: computeKeys(job) };
  return last.keys;
}

function computeKeys(job: Title): string[] {
  const levels = levelSuffixes(job.levels);
  const keys: string[] = [];
  for (const role of job.roles) addKeys(keys, role, contextOf(job, role), levels);
  // A single role has no duplicate keys.
  return job.roles.length > 1 ? [...new Set(keys)] : keys;
}

function addKeys(keys: string[], role: Role, context: readonly Words[], levels: readonly string[]): void {
  const { head, isFieldOnly } = role;
  const words = rankedWords(role, context);
  const field = isFieldOnly ? FIELD_ONLY : '';
  if (words.some((word) => mayMatchWithoutHead(head, word)))
    for (const word of words) keys.push(`${field}${ANY_HEAD}:${word}`);
  if (head === '') return;
  const prefix = field + head;
  if (roleMatchesWords([], role, context))
    for (const level of levels) keys.push(exactKey(prefix, undefined) + level);
  const common: string[] = [];
  for (const [at, word] of words.entries()) {
    // A title with several words has a word besides its rarest: a very common one, or another.
    if (at > common.length) keys.push(`${prefix}:${word}`);
    for (const other of common) keys.push(`${prefix}:${word}+${other}`);
    const isCommon = veryCommon.has(word);
    if (roleMatchesWords([word], role, context))
      for (const level of isCommon ? levels : ANY_LEVEL) keys.push(exactKey(prefix, word) + level);
    if (isCommon) common.push(word);
  }
}

/** The words of a role, each once, the most common first. */
function rankedWords({ variants }: Role, context: readonly Words[]): string[] {
  const words: string[] = [];
  for (const phrase of variants) for (const word of phrase) if (!words.includes(word)) words.push(word);
  for (const phrase of context) for (const word of phrase) if (!words.includes(word)) words.push(word);
  return words.length < 2 ? words : words.sort(compareFrequency);
}

/** Whether the keys of a head with this word, or without any, are split by level, because many people save it. */
const hasLevels = (word: string | undefined): boolean => word === undefined || veryCommon.has(word);

/** The level suffix of a key that holds all levels. */
const ANY_LEVEL = [''];

const exactKey = (head: string, word: string | undefined): string =>
  word === undefined ? head : `${head}=${word}`;

const levelSuffix = (level: string): string => `/${keyLevel(level).replace(' ', '-')}`;

const suffixCache = new Map<string, readonly string[]>();

/** The level suffixes of all keys that a job with these levels matches, including ''. Cached, since there are few lists. */
function levelSuffixes(levels: readonly string[]): readonly string[] {
  if (levels.length === 0) return ANY_LEVEL;
  const list = levels.join();
  const known = suffixCache.get(list);
  if (known !== undefined) return known;
  const included = levels.flatMap((level) => [level, level.replace(/^senior /, '')]);
  const suffixes = ['', ...new Set(included.map(levelSuffix))];
  if (suffixCache.size < 1_000) suffixCache.set(list, suffixes);
  return suffixes;
}

const sortByFrequency = (words: Iterable<string>): string[] => [...words].sort(compareFrequency);

function compareFrequency(one: string, two: string): number {
  const gap = rankOf(one) - rankOf(two);
  if (gap !== 0) return gap;
  if (one.length !== two.length) return one.length - two.length;
  return one < two ? 1 : -1;
}
