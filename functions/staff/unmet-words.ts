import { evidenceOf } from '@daybreak/contract/person-evidence.ts';
import type { UnmetTerm } from '../matching/criteria.ts';
import type { MinSkills } from '../table/criteria.ts';
import type { MatchCase } from './match-case.ts';

const TERM_NAMES: Readonly<Record<UnmetTerm, string>> = {
  jobType: 'job type',
  workplace: 'workplace',
  pay: 'pay',
  language: 'language',
  requirement: 'requirements',
  skills: 'skills',
};

/** Says which of a person's criteria excludes a job, and of skills also what was compared. */
export function unmetWords(unmet: UnmetTerm, { user, job }: Pick<MatchCase, 'user' | 'job'>): string {
  const words = `The person’s criteria exclude its ${TERM_NAMES[unmet]}`;
  const { minSkills } = user.criteria;
  if (unmet !== 'skills' || minSkills === null) return `${words}.`;
  const { skills } = evidenceOf(user);
  const known = job.skills.filter((skill) => skills.has(skill));
  const has = known.length === 0 ? 'none' : list.format(known);
  const asked = list.format(job.skills);
  return `${words}: it asks for ${asked}, the person has ${has} and wants to have ${SHARES[minSkills]}.`;
}

const list = new Intl.ListFormat('en');
const SHARES: Readonly<Record<MinSkills, string>> = { half: 'at least half', all: 'all' };
