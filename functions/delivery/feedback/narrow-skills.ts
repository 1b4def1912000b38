import { MIN_SKILLS } from '../../table/criteria.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';

/** Asks for more of a job's skills than the person asks for so far, the lower floor first. */
export const skillSettings = ({ criteria: { minSkills: before } }: User): Setting[] =>
  MIN_SKILLS.slice(before === null ? 0 : MIN_SKILLS.indexOf(before) + 1).map((after) => ({
    kind: 'minSkills',
    before,
    after,
  }));
