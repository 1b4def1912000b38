import type { Level } from '../table/codes.ts';
import { parsePlainTitle } from './resolve-roles.ts';
import { spellCorrected } from './spell-word.ts';
import type { Title } from './title.ts';

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

type TitleLevels = Pick<Title, 'seniority' | 'levels'>;

const parseLevels = (raw: string): TitleLevels => parsePlainTitle(raw, spellCorrected);

/** Returns the levels that a posted title names, the lowest first. 'Engineer III' names none: see `levelsOfNumeral`. */
export const levelsOfTitle = (raw: string): Level[] => namedLevels(parseLevels(raw));

/** `levelsOfTitle` for a parsed title. */
export function namedLevels({ seniority, levels }: TitleLevels): Level[] {
  const named = levels.map((level) => LEVEL_OF.get(level.replace(/^senior /, '')));
  if (seniority === 'mid' && !named.includes('mid')) return [];
  return [seniority, ...(ABOVE[seniority] ?? []).filter((level) => named.includes(level))];
}

/**
 * Returns the levels that a numeral above II in a title suggests, if no word names a level: 'Engineer III' is
 * mid or senior.
 */
export const levelsOfNumeral = (raw: string): readonly Level[] => numeralLevels(parseLevels(raw));

/** `levelsOfNumeral` for a parsed title. */
export function numeralLevels({ seniority, levels }: TitleLevels): readonly Level[] {
  if (seniority !== 'mid' || levels.includes('mid')) return [];
  return levels.flatMap((level) => LEVELS_OF_NUMERAL.get(level) ?? []);
}
