import { heads } from './vocabulary/heads.ts';
import { aboveSenior, levelOfWord, numerals } from './vocabulary/levels.ts';
import { SLASH } from './words.ts';

const ranked: ReadonlySet<string> = new Set([
  'senior',
  'staff',
  'principal',
  'distinguished',
  'lead',
  'senior staff',
]);

/**
 * Notes the level a word stands for, if it stands for one there, and says whether it did. A numeral is a level only
 * behind a head, a level or a slash, or alone in its phrase, and none beside a rank ('Senior Engineer II').
 */
export function noteLevel(
  levels: string[],
  word: string,
  before: string | undefined,
  alone: boolean,
): boolean {
  const numeral = numerals.get(word);
  if (numeral !== undefined) {
    if (!(alone || before === undefined || isLevelish(before))) return false;
    if (before === SLASH || !levels.some((level) => ranked.has(level))) add(levels, numeral);
    return true;
  }
  const level = levelOfWord.get(word);
  if (level === undefined) return false;
  if (before === 'senior' && aboveSenior.has(level)) {
    levels.splice(levels.lastIndexOf('senior'), 1);
    add(levels, `senior ${level}`);
  } else add(levels, level);
  return true;
}

function isLevelish(word: string): boolean {
  return heads.has(word) || levelOfWord.has(word) || numerals.has(word) || word === 'level' || word === SLASH;
}

function add(levels: string[], level: string): void {
  if (!levels.includes(level)) levels.push(level);
}

/** Whether a job's levels hold every level a saved title names; 'Senior Staff' also counts as Staff. */
export function holdsLevels(job: readonly string[], saved: readonly string[]): boolean {
  return saved.every((level) => job.includes(level) || job.includes(`senior ${level}`));
}
