import { createHash } from 'node:crypto';
import { evidenceOf } from '@daybreak/contract/person-evidence.ts';
import type { MinSkills } from '../table/criteria.ts';
import type { User } from '../table/user.ts';
import { remember } from '../titles/remember.ts';

/** The share of the skills a job asks for that a person must have, and the keys of the person's skills in order. */
export interface SkillFloor {
  readonly share: MinSkills;
  readonly keys: readonly string[];
}

/** Characters of a key. A test checks that no two skills of the vocabulary share one. */
export const SKILL_KEY_LENGTH = 4;

/** A short stand-in for a skill: a row of the reverse index has those of all of a person's skills. */
export const skillKey = remember((skill: string): string =>
  createHash('sha256').update(skill).digest('base64url').slice(0, SKILL_KEY_LENGTH),
);

/** Returns a profile's floor. Null without one, and without known skills, which no job could be compared with. */
export function skillFloorOf(user: Pick<User, 'criteria' | 'skills' | 'resumeEvidence'>): SkillFloor | null {
  const share = user.criteria.minSkills;
  const { skills } = evidenceOf(user);
  if (share === null || skills.size === 0) return null;
  return { share, keys: [...skills.keys()].map(skillKey).sort() };
}

/** Whether a person has enough of the skills that a job asks for. A job that asks for none passes. */
export function hasEnoughSkills({ share, keys }: SkillFloor, asked: readonly string[]): boolean {
  const known = new Set(keys);
  const has = asked.filter((skill) => known.has(skillKey(skill))).length;
  return share === 'all' ? has === asked.length : 2 * has >= asked.length;
}
