import { levelRows } from './data/title-data.ts';
import { SLASH } from './separators.ts';
import { wordsOf } from './vocabulary.ts';

/** The level that a word names, and the level that it names only as a numeral. */
export const levelOfWord = new Map<string, string>();
export const numerals = new Map<string, string>();
for (const [word = '', level = '', numeral] of levelRows)
  (numeral === undefined ? levelOfWord : numerals).set(word, level);

const heads = wordsOf('head');
const ranks = wordsOf('rank');
const aboveSenior = wordsOf('above-senior');
const numbered = new Set(numerals.values());
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** Whether a word is a number that ranks the head before it, up to 8. */
export const isRankNumber = (word: string): boolean => rankOf(word) > 0;

const rankOf = (word: string): number =>
  romans.indexOf(word) + 1 || (/^[1-8]$/.test(word) ? Number(word) : 0);

/**
 * Adds the level that a word names, and returns whether it names one. A numeral is a level only after a head, a level or a
 * slash, or alone in its phrase. It adds nothing beside a rank ('Senior Engineer II'), after 'Intern' or a numeral that it
 * doesn't continue ('Engineer II-1'). 'Early Careers' adds nothing to an intern, nor 'Associate' to 'Senior'.
 */
export function recordLevel(
  levels: string[],
  word: string,
  before: string | undefined,
  alone: boolean,
): boolean {
  if (isRankNumber(word) && isRankNumber(before ?? '') && rankOf(word) !== rankOf(before ?? '') + 1)
    return true;
  const numeral = numerals.get(word);
  if (numeral !== undefined) {
    if (!(alone || before === undefined || mayPrecedeNumeral(before))) return false;
    if (levelOfWord.get(before ?? '') === 'intern') return true;
    const isSettled = levels.some((level) => ranks.has(level) || (alone && numbered.has(level)));
    if (before === SLASH || !isSettled) add(levels, numeral);
    return true;
  }
  const level = levelOfWord.get(word);
  if (level === undefined) return false;
  if (level === 'entrylevel' && levels.includes('intern')) return true;
  if (level === 'entry' && before === 'senior') return true;
  if (before === 'senior' && aboveSenior.has(level)) {
    levels.splice(levels.lastIndexOf('senior'), 1);
    add(levels, `senior ${level}`);
  } else add(levels, level);
  return true;
}

const mayPrecedeNumeral = (word: string): boolean =>
  heads.has(word) ||
  levelOfWord.has(word) ||
  numerals.has(word) ||
  word === 'level' ||
  word === 'engineering' ||
  word === SLASH;

function add(levels: string[], level: string): void {
  if (!levels.includes(level)) levels.push(level);
}

/** Levels of jobs that a saved level wants besides its own: a junior wants jobs for new graduates, but not the reverse. */
const wantedLevels: ReadonlyMap<string, readonly string[]> = new Map([
  ['entry', ['entrylevel', 'newgrad', 'apprentice']],
  ['entrylevel', ['entry', 'newgrad', 'apprentice']],
  ['newgrad', ['entrylevel']],
  ['apprentice', []],
]);

/** Whether a job has every level of a saved title. 'Senior Staff' counts as 'Staff'. */
export const includesLevels = (job: readonly string[], saved: readonly string[]): boolean =>
  saved.every((wanted) => job.some((level) => isLevelWanted(level, wanted)));

/** The level in a key: those of beginners share one, which the rule of matching tells apart. */
export const keyLevel = (level: string): string => (wantedLevels.has(level) ? 'entry' : level);

const isLevelWanted = (level: string, wanted: string): boolean =>
  level === wanted || level === `senior ${wanted}` || wantedLevels.get(wanted)?.includes(level) === true;
