import { findSkills } from '../../postings/skills/find-skills.ts';
import type { FinishedAnalysis, PartialAnalysis } from '../../table/analysis.ts';
import type { User } from '../../table/user.ts';
import type { Line } from '../evidence/line.ts';
import { findContactFacts } from './facts/contact.ts';
import { countWords, stripBullet } from './facts/line-quality.ts';
import { durationInMonths, formatDuration, formatMonth } from './facts/periods.ts';
import {
  educationPeriods,
  type Rewrite,
  type Role,
  roleName,
  type VerifiedReading,
} from './reading/reading.ts';
import { scoreCaveat } from './score/caveat.ts';
import { scoreResume } from './score/score.ts';
import { findScreenerNotes } from './screener-notes.ts';
import {
  findRequestedSkills,
  type MatchingPosting,
  mergeRequestedSkills,
} from './titles/requested-skills.ts';
import { assessTitleSupport } from './titles/title-support.ts';

export interface AnalysisInput {
  /** The unredacted text, for the contact details. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly reading: VerifiedReading;
  readonly user: Pick<User, 'positions' | 'generatedPositions'>;
  readonly postings: readonly MatchingPosting[];
  readonly now: Date;
}

const REASONS: Record<Rewrite['reason'], string> = {
  'deed first': 'Starts with what you did.',
  'result first': 'Starts with the result.',
  shorter: 'Says the same thing in fewer words.',
  plainer: 'Says the same thing more plainly.',
};

/** Builds the part of an analysis that needs only the reading. */
export const buildPartialAnalysis = (reading: VerifiedReading, now: Date): PartialAnalysis => ({
  says: listStatements(reading, now).map((statement) => ({ ...statement, lines: [...statement.lines] })),
  rewrites: reading.rewrites.map(({ line, better, reason }) => ({ line, better, why: REASONS[reason] })),
});

export function buildAnalysis({
  text,
  lines,
  reading,
  user,
  postings,
  now,
}: AnalysisInput): FinishedAnalysis {
  const requested = findRequestedSkills(user.positions, postings);
  const wordCount = lines.reduce((sum, line) => sum + countWords(line.text), 0);
  const { score, parts } = scoreResume({
    contact: findContactFacts(text),
    roles: reading.roles,
    education: educationPeriods(reading, now),
    achievements: reading.achievements,
    wordCount,
    skills: findSkills(lines.map((line) => line.text).join('\n')),
    requestedSkills: mergeRequestedSkills(requested),
    now,
  });
  const titles = user.positions.map((title, at) =>
    assessTitleSupport(
      { title, similar: suggestionsFor(title, user) },
      reading.roles,
      lines,
      requested[at] ?? { title, postings: 0, skills: [] },
    ),
  );
  return {
    ...buildPartialAnalysis(reading, now),
    writtenAt: now.toISOString(),
    score,
    caveat: scoreCaveat(
      wordCount,
      requested.reduce((sum, { postings: found }) => sum + found, 0),
      user.positions.length,
    ),
    scoreParts: [...parts],
    screener: findScreenerNotes(reading, now).map((note) => ({ ...note, lines: [...note.lines] })),
    titles: titles.map((title) => ({ ...title, lines: [...title.lines], missing: [...title.missing] })),
  };
}

const suggestionsFor = (title: string, { generatedPositions }: AnalysisInput['user']): string[] =>
  generatedPositions.flatMap(({ parentPosition, position }) => (parentPosition === title ? [position] : []));

/** The ResumeStatement of the GraphQL schema. */
export interface Statement {
  readonly kind: 'role' | 'achievement' | 'skill' | 'education';
  readonly text: string;
  readonly lines: readonly Line[];
}

/** Lists what a resume says, in its order: roles, achievements, skills, education. */
export function listStatements(
  { roles, achievements, skills, education }: VerifiedReading,
  now: Date,
): Statement[] {
  const ofLine = (kind: Statement['kind']) => (line: Line) => ({
    kind,
    text: stripBullet(line.text),
    lines: [line],
  });
  return [
    ...roles.map((role) => ({ kind: 'role' as const, text: describeRole(role, now), lines: role.lines })),
    ...achievements.map(ofLine('achievement')),
    ...skills.map(({ name, line }) => ({ kind: 'skill' as const, text: name, lines: [line] })),
    ...education.map(ofLine('education')),
  ];
}

/** Formats a role: 'Backend Engineer at Acme, March 2021 to present (5 years 4 months)'. */
function describeRole(role: Role, now: Date): string {
  const { period } = role;
  if (!period) return roleName(role);
  const format = (month: number | null) => {
    if (month === null) return 'present';
    return period.isYearOnly ? String(Math.floor(month / 12)) : formatMonth(month);
  };
  const [from, to] = [format(period.from), format(period.to)];
  const time = from === to ? from : `${from} to ${to}`;
  if (period.isYearOnly) return `${roleName(role)}, ${time}`;
  return `${roleName(role)}, ${time} (${formatDuration(durationInMonths(period, now))})`;
}
