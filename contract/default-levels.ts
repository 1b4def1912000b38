import type { Level } from './types.ts';

/**
 * The levels of the jobs that someone at a level looks at: their own, and for those who work in a field the next one.
 */
const LEVELS_FROM: Readonly<Record<Level, readonly Level[]>> = {
  intern: ['intern'],
  entry: ['entry'],
  mid: ['mid', 'senior'],
  senior: ['senior', 'staff'],
  staff: ['staff'],
  manager: ['manager'],
  director: ['director', 'executive'],
  executive: ['executive'],
};

/**
 * Returns the levels that someone wants who chose none: those that go with the profile's seniority, or every
 * level (none listed) without one. Saved titles that name a level have their own.
 */
export const defaultLevels = (seniority: Level | ''): readonly Level[] =>
  seniority === '' ? [] : LEVELS_FROM[seniority];
