import type { FinishedAnalysis } from '../../../functions/table/analysis.ts';
import type { Analyzed } from './analyze.ts';
import type { ExpectedReading } from './expected.ts';

/** Recall against the labels, and the share of suggested rewrites that the check kept; each from 0 to 1. */
export interface Measured {
  readonly roles: number;
  readonly work: number;
  readonly skills: number;
  readonly rewrites: number;
}

const share = (part: number, of: number): number => (of === 0 ? 1 : part / of);
const textsOf = ({ says }: FinishedAnalysis, kind: FinishedAnalysis['says'][number]['kind']) =>
  says.flatMap((statement) => (statement.kind === kind ? [statement.text] : []));

export function measure({ answer, analysis }: Analyzed, expected: ExpectedReading): Measured {
  const roles = textsOf(analysis, 'role');
  const work = textsOf(analysis, 'achievement');
  const skills = textsOf(analysis, 'skill').map((skill) => skill.toLowerCase());
  const read = {
    roles: expected.roles.filter(([title, employer]) =>
      roles.some((text) => text.startsWith(`${title} at ${employer}`)),
    ),
    work: expected.work.filter((words) => work.some((text) => text.includes(words))),
    skills: expected.skills.filter((skill) => skills.includes(skill.toLowerCase())),
  };
  return {
    roles: share(read.roles.length, expected.roles.length),
    work: share(read.work.length, expected.work.length),
    skills: share(read.skills.length, expected.skills.length),
    rewrites: share(analysis.rewrites.length, answer.rewrites.length),
  };
}
