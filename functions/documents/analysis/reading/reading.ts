import * as z from 'zod';
import { ResumeReading } from '../../../llm/features/read-resume.ts';
import type { Line } from '../../evidence/line.ts';
import { type Period, parsePeriods } from '../facts/periods.ts';

/** A role in a resume. Its period is parsed from its lines; null if they have no dates. */
export interface Role {
  readonly title: string;
  /** Empty if the resume names none. */
  readonly employer: string;
  readonly lines: readonly Line[];
  readonly period: Period | null;
}

/** A rewrite that claims nothing beyond its line. */
export interface Rewrite {
  readonly line: Line;
  readonly better: string;
  readonly reason: ResumeReading['rewrites'][number]['reason'];
}

/** The parts of a model's reading that the cited lines confirm. */
export interface VerifiedReading {
  readonly roles: readonly Role[];
  readonly achievements: readonly Line[];
  readonly skills: readonly { readonly name: string; readonly line: Line }[];
  readonly education: readonly Line[];
  readonly rewrites: readonly Rewrite[];
}

export const roleName = ({ title, employer }: Role): string =>
  employer === '' ? title : `${title} at ${employer}`;

export const educationPeriods = ({ education }: Pick<VerifiedReading, 'education'>, now: Date): Period[] =>
  education.flatMap(({ text }) => parsePeriods(text, now));

const PartialReading = z.record(z.string(), z.array(z.unknown()).catch([])).catch({});

/** Parses the items of a streaming reading that have arrived whole: all but the very last. */
export function parsePartialReading(partial: unknown): ResumeReading {
  const fields = PartialReading.parse(partial);
  const lastField = Object.keys(fields).at(-1);
  const parseItems = <Item>(name: keyof ResumeReading, schema: z.ZodType<Item>): Item[] =>
    (fields[name] ?? []).slice(0, name === lastField ? -1 : undefined).flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    });
  const { roles, achievements, skills, education, rewrites } = ResumeReading.shape;
  return {
    roles: parseItems('roles', roles.element),
    achievements: parseItems('achievements', achievements.element),
    skills: parseItems('skills', skills.element),
    education: parseItems('education', education.element),
    rewrites: parseItems('rewrites', rewrites.element),
  };
}
