import { SLASH } from './separators.ts';
import { heads } from './vocabulary/heads.ts';
import { aboveSenior, levelOfWord, numerals, rankNumbers, wantedLevels } from './vocabulary/levels.ts';

const ranked: ReadonlySet<string> = new Set([
  'senior',
  'staff',
  'principal',
  'distinguished',
  'lead',
  'senior staff',
]);

const numbered: ReadonlySet<string> = new Set(numerals.values());

/**
 * Adds the level that a word names, and returns whether it names one. A numeral is a level only after a head, 'engineering',
 * a level or a slash, or alone in its phrase. It adds nothing beside a rank ('Senior Engineer II'), after 'Intern' or a numeral
 * that it doesn't continue ('Engineer II-1'), or alone after one ('Engineer III - 2'). 'Early Careers' adds nothing to an
 * intern, nor 'Associate' to 'Senior'.
 */
export function recordLevel(
  levels: string[],
  word: string,
  before: string | undefined,
  alone: boolean,
): boolean {
  // 'Engineer I-II' names a range, 'Engineer II-1' a part of a level.
  if (rankNumbers.has(word) && rankNumbers.has(before ?? '') && rankOf(word) !== rankOf(before ?? '') + 1)
    return true;
  const numeral = numerals.get(word);
  if (numeral !== undefined) {
    if (!(alone || before === undefined || mayPrecedeNumeral(before))) return false;
    if (before === 'intern') return true;
    const isSettled = levels.some((level) => ranked.has(level) || (alone && numbered.has(level)));
    if (before === SLASH || !isSettled) add(levels, numeral);
    return true;
  }
  const level = levelOfWord.get(word);
  if (level === undefined) return false;
  if (word === 'earlycareer' && levels.includes('intern')) return true;
  if (word === 'associate' && before === 'senior') return true;
  if (before === 'senior' && aboveSenior.has(level)) {
    levels.splice(levels.lastIndexOf('senior'), 1);
    add(levels, `senior ${level}`);
  } else add(levels, level);
  return true;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

const rankOf = (number: string): number => romans.indexOf(number) + 1 || Number(number);

function mayPrecedeNumeral(word: string): boolean {
  return (
    heads.has(word) ||
    levelOfWord.has(word) ||
    numerals.has(word) ||
    word === 'level' ||
    word === 'engineering' ||
    word === SLASH
  );
}

function add(levels: string[], level: string): void {
  if (!levels.includes(level)) levels.push(level);
}

/** Whether a job has every level of a saved title. 'Senior Staff' counts as 'Staff'. */
export const includesLevels = (job: readonly string[], saved: readonly string[]): boolean =>
  saved.every((wanted) => job.some((level) => isLevelWanted(level, wanted)));

/** The level in a key: those of beginners share one, which the rule of matching tells apart. */
export const keyLevel = (level: string): string => (wantedLevels.has(level) ? 'entry' : level);

const isLevelWanted = (level: string, wanted: string): boolean =>
  level === wanted || level === `senior ${wanted}` || wantedLevels.get(wanted)?.includes(level) === true;
