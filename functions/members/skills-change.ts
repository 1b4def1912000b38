import { MAX_SKILLS } from '@daybreak/contract/limits.ts';
import * as z from 'zod';
import { skillNamed } from '../postings/skills/find-skills.ts';

/** A skill that postings are searched for, by its usual name: any other one would never be found in a job. */
const skill = z.string().transform((spelling, context) => {
  const name = skillNamed(spelling.slice(0, 100));
  if (name !== undefined) return name;
  context.addIssue("We don't look for this skill in jobs. Try its usual name, such as Python or Excel.");
  return z.NEVER;
});

/** The skills that a person has, each once. */
export const SkillsChange = z
  .array(skill)
  .max(MAX_SKILLS, `At most ${MAX_SKILLS} skills. Remove one to add another.`)
  .transform((names) => [...new Set(names)]);
