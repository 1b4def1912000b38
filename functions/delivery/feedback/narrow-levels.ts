import { defaultLevels } from '@daybreak/contract/default-levels.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import { LEVELS, type Level } from '../../table/codes.ts';
import type { Job } from '../../table/job.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import { levelsOfTitle } from '../../titles/levels-of-title.ts';

/** Leaves the job's levels out of the wanted ones. A job that names no level reaches everyone. */
export function levelSettings(user: User, { levels }: Pick<Job, 'levels'>): Setting[] {
  const after = currentLevels(user).filter((level) => !levels.includes(level));
  if (levels.length === 0 || after.length === 0) return [];
  return [{ kind: 'levels', before: user.criteria.levels, after }];
}

/**
 * The levels that a person wants so far, lowest first. Chosen levels take the place of those that saved
 * titles name, so they begin with these.
 */
export function currentLevels(user: User): Level[] {
  const { criteria, seniority } = user;
  const named = savedTitles(user).flatMap((title) => levelsOfTitle(title));
  const wanted = criteria.levels ?? [...named, ...defaultLevels(seniority)];
  return LEVELS.filter((level) => wanted.length === 0 || wanted.includes(level));
}
