import type { Level } from '../table/codes.ts';
import { parsePlainTitle } from './resolve-roles.ts';
import { spellCorrected } from './spell-word.ts';

const LEVEL_OF: ReadonlyMap<string, Level> = new Map([
  ['mid', 'mid'],
  ['senior', 'senior'],
  ['lead', 'senior'],
  ['staff', 'staff'],
  ['principal', 'staff'],
  ['distinguished', 'staff'],
]);

/**
 * Levels that may be named beside a lower one: a 'Senior/Staff Engineer' is one of two, a 'Senior Manager' a manager.
 */
const ABOVE: Partial<Record<Level, readonly Level[]>> = {
  entry: ['mid', 'senior'],
  mid: ['senior', 'staff'],
  senior: ['staff'],
};

/**
 * The levels that most employers of engineers mean by a numeral. They count differently, so years of
 * experience in the text take precedence.
 */
const LEVELS_OF_NUMERAL: ReadonlyMap<string, readonly Level[]> = new Map([
  ['3', ['mid', 'senior']],
  ['4', ['senior']],
  ['5', ['senior', 'staff']],
  ['6', ['staff']],
  ['7', ['staff']],
  ['8', ['staff']],
]);

/** Whether a job has one of the wanted levels. An empty list on either side matches everything. */
export const isAtLevel = (wanted: readonly Level[], levels: readonly Level[] = []): boolean =>
  wanted.length === 0 || levels.length === 0 || levels.some((level) => wanted.includes(level));

/** Returns the levels that a posted title names, the lowest first. 'Engineer III' names none: see `levelsOfNumeral`. */
export function levelsOfTitle(raw: string): Level[] {
  const { seniority, levels } = parsePlainTitle(raw, spellCorrected);
  const named = levels.map((level) => LEVEL_OF.get(level.replace(/^senior /, '')));
  if (seniority === 'mid' && !named.includes('mid')) return [];
  return [seniority, ...(ABOVE[seniority] ?? []).filter((level) => named.includes(level))];
}

/**
 * Returns the levels that a numeral above II in a title suggests, if no word names a level: 'Engineer III' is
 * mid or senior.
 */
export function levelsOfNumeral(raw: string): readonly Level[] {
  const { seniority, levels } = parsePlainTitle(raw, spellCorrected);
  if (seniority !== 'mid' || levels.includes('mid')) return [];
  return levels.flatMap((level) => LEVELS_OF_NUMERAL.get(level) ?? []);
}
