import * as z from 'zod';
import { ResumeReading } from '../../../llm/features/read-resume.ts';

const Partial = z.record(z.string(), z.array(z.unknown()).catch([])).catch({});

/** What of an answer that is still coming is whole: all but the last thing in it, which may be cut anywhere. */
export function readSoFar(partial: unknown): ResumeReading {
  const known = Partial.parse(partial);
  const coming = Object.keys(known).at(-1);
  const whole = <Item>(name: keyof ResumeReading, item: z.ZodType<Item>): Item[] =>
    (known[name] ?? []).slice(0, name === coming ? -1 : undefined).flatMap((one) => {
      const parsed = item.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  const { roles, achievements, skills, education, rewrites } = ResumeReading.shape;
  return {
    roles: whole('roles', roles.element),
    achievements: whole('achievements', achievements.element),
    skills: whole('skills', skills.element),
    education: whole('education', education.element),
    rewrites: whole('rewrites', rewrites.element),
  };
}
