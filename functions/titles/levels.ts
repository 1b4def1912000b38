import { levelRows } from './data/title-data.ts';
import { kind, wordsOf } from './vocabulary.ts';
import { SLASH, type Word, wordOf } from './word.ts';

const mayPrecedeNumeral = kind('head', 'before-numeral');
const textsOf = (name: string): ReadonlySet<string> => new Set(wordsOf(name).map(({ text }) => text));
const ranks = textsOf('rank');
const aboveSenior = textsOf('above-senior');
/** The levels of numerals. */
const numbered = new Set(levelRows.flatMap(([, level, numeral]) => (numeral === undefined ? [] : level)));

/** Whether a word in the vocabulary's spelling names a level. */
export const namesLevel = (text: string): boolean => wordOf(text).level !== undefined;

/**
 * Adds the level that a word names, and returns whether it names one. A numeral is a level only after a head,
 * a level or a slash, or alone in its phrase. It adds nothing beside a rank ('Senior Engineer II').
 */
export function recordLevel(levels: string[], word: Word, before: Word | undefined, alone: boolean): boolean {
  const { level, numeral } = word;
  if (numeral !== undefined) {
    const follows =
      before === SLASH || mayPrecedeNumeral(before) || (before?.level ?? before?.numeral) !== undefined;
    if (!alone && !follows) return false;
    const isSettled = levels.some((one) => ranks.has(one) || (alone && numbered.has(one)));
    if (before === SLASH || !isSettled) levels.push(numeral);
    return true;
  }
  if (level === undefined) return false;
  if (word.rankNumber > 0 && levels.some((one) => ranks.has(one))) return true;
  if (before?.level === 'senior' && aboveSenior.has(level)) {
    levels.splice(levels.lastIndexOf('senior'), 1);
    levels.push(`senior ${level}`);
  } else levels.push(level);
  return true;
}

/**
 * Levels of jobs that a saved level wants besides its own: a junior wants jobs for new graduates, but not the reverse.
 */
const alsoWanted: ReadonlyMap<string, readonly string[]> = new Map([
  ['entry', ['entrylevel', 'newgrad', 'apprentice', 'associate']],
  ['entrylevel', ['entry', 'newgrad', 'apprentice']],
  ['newgrad', ['entrylevel']],
  ['apprentice', []],
  ['associate', []],
]);

/** Whether a job has every level of a saved title. 'Senior Staff' counts as 'Staff'. */
export const includesLevels = (job: readonly string[], saved: readonly string[]): boolean =>
  saved.every((wanted) => job.some((level) => isLevelWanted(level, wanted)));

/** The level in a key: those of beginners share one, which the rule of matching tells apart. */
export const keyLevel = (level: string): string => (alsoWanted.has(level) ? 'entry' : level);

const isLevelWanted = (level: string, wanted: string): boolean =>
  level === wanted || level === `senior ${wanted}` || alsoWanted.get(wanted)?.includes(level) === true;
