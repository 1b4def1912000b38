import type { Line } from '../evidence/line.ts';
import { monthsOf, monthText, spanText } from './facts/period.ts';
import { bare } from './facts/wording.ts';
import type { Reading, Role } from './reading/reading.ts';

/** Something that a resume says, with its lines; the contract's ResumeStatement. */
export interface Statement {
  readonly kind: 'role' | 'achievement' | 'skill' | 'education';
  readonly text: string;
  readonly lines: readonly Line[];
}

/** What a reading of a resume says, in the resume's order: roles, achievements, skills, education. */
export function saysOf({ roles, achievements, skills, education }: Reading, now: Date): Statement[] {
  return [
    ...roles.map((role) => ({ kind: 'role' as const, text: roleText(role, now), lines: role.lines })),
    ...achievements.map((line) => ({ kind: 'achievement' as const, text: bare(line.text), lines: [line] })),
    ...skills.map(({ name, line }) => ({ kind: 'skill' as const, text: name, lines: [line] })),
    ...education.map((line) => ({ kind: 'education' as const, text: bare(line.text), lines: [line] })),
  ];
}

/** 'Backend Engineer at Acme, March 2021 to now (5 years 4 months)'. */
function roleText({ title, employer, period }: Role, now: Date): string {
  const name = employer === '' ? title : `${title} at ${employer}`;
  if (!period) return name;
  const [from, to] = [period.from, period.to].map((month) => {
    if (month === null || month === undefined) return 'now';
    return period.roughly ? String(Math.floor(month / 12)) : monthText(month);
  });
  const time = from === to ? from : `${from} to ${to}`;
  return period.roughly ? `${name}, ${time}` : `${name}, ${time} (${spanText(monthsOf(period, now))})`;
}
