import { createHash } from 'node:crypto';
import { evidenceOf } from '@daybreak/contract/person-evidence.ts';
import type { MinSkills } from '../table/criteria.ts';
import type { User } from '../table/user.ts';
import { remember } from '../titles/remember.ts';

/** The share of the skills a job asks for that a person must have. */
export interface SkillFloor {
  readonly share: MinSkills;
  /** The keys of the person's skills, in order and one after the other: many floors are in memory at once. */
  readonly keys: string;
}

const KEY_LENGTH = 4;

/** A short stand-in for a skill. A test checks that no two skills of the vocabulary share one. */
export const skillKey = remember((skill: string): string =>
  createHash('sha256').update(skill).digest('base64url').slice(0, KEY_LENGTH),
);

/** Returns a profile's floor. Null without one, and without known skills, which no job could be compared with. */
export function skillFloorOf(user: Pick<User, 'criteria' | 'skills' | 'resumeEvidence'>): SkillFloor | null {
  const share = user.criteria.minSkills;
  const { skills } = evidenceOf(user);
  if (share === null || skills.size === 0) return null;
  return { share, keys: [...skills.keys()].map(skillKey).sort().join('') };
}

/** Whether a person has enough of the skills that a job asks for. A job that asks for none passes. */
export function hasEnoughSkills({ share, keys }: SkillFloor, asked: readonly string[]): boolean {
  const has = asked.filter((skill) => hasKey(keys, skillKey(skill))).length;
  return share === 'all' ? has === asked.length : 2 * has >= asked.length;
}

function hasKey(keys: string, key: string): boolean {
  for (let at = 0; at < keys.length; at += KEY_LENGTH) if (keys.startsWith(key, at)) return true;
  return false;
}
