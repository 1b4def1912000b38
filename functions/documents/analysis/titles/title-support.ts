import { findSkills } from '../../../postings/skills/find-skills.ts';
import { parseTitle } from '../../../titles/parse-title.ts';
import { titleMatches } from '../../../titles/title-match.ts';
import type { Line } from '../../evidence/line.ts';
import type { Role } from '../reading/reading.ts';
import type { RequestedSkills } from './requested-skills.ts';

/** The TitleSupport of the GraphQL schema. */
export interface TitleSupport {
  readonly title: string;
  readonly support: 'strong' | 'partial' | 'none';
  readonly words: string;
  readonly lines: readonly Line[];
  readonly missing: readonly string[];
  readonly postings: number;
}

/** A saved title and the suggested titles for the same work. */
export interface SavedTitle {
  readonly title: string;
  readonly similar: readonly string[];
}

/** The share of requested skills that a resume needs for strong support. Without a matching role, it earns partial. */
const ENOUGH_SKILLS = 1 / 2;
/** Fewer requested skills than this do not affect the support. */
const MIN_REQUESTED = 3;
const MAX_LINES = 6;

/**
 * Assesses how well a resume supports a saved title: whether a role matches it, by the rules that match alerts, with or
 * without its level, and how many of the requested skills the resume names.
 */
export function assessTitleSupport(
  { title, similar }: SavedTitle,
  roles: readonly Role[],
  lines: readonly Line[],
  { skills, postings }: RequestedSkills,
): TitleSupport {
  const exactRole = findRole([title, ...similar], roles, { ignoreLevel: false });
  const role = exactRole ?? findRole([title, ...similar], roles, { ignoreLevel: true });
  const resumeSkills = new Set(lines.flatMap(({ text }) => findSkills(text)));
  const present = skills.filter((skill) => resumeSkills.has(skill));
  const missing = skills.filter((skill) => !resumeSkills.has(skill));
  const areSkillsTelling = skills.length >= MIN_REQUESTED;
  const hasEnoughSkills = present.length >= skills.length * ENOUGH_SKILLS;
  const isStrong = exactRole && (hasEnoughSkills || !areSkillsTelling);
  const isPartial = role || (areSkillsTelling && hasEnoughSkills);
  const shown = [...(role?.lines ?? []).slice(0, 1), ...linesNaming(present, lines)];
  return {
    title,
    support: isStrong ? 'strong' : isPartial ? 'partial' : 'none',
    missing,
    postings,
    words: [
      describeRole(title, role, exactRole !== undefined),
      describeSkills(present.length, skills.length, postings),
    ].join(' '),
    lines: [...new Map(shown.map((line) => [line.n, line])).values()].slice(0, MAX_LINES),
  };
}

/** Finds the first role that matches one of the titles. */
function findRole(
  titles: readonly string[],
  roles: readonly Role[],
  { ignoreLevel }: { readonly ignoreLevel: boolean },
): Role | undefined {
  const wanted = titles.map((title) => {
    const parsed = parseTitle(title);
    return ignoreLevel ? { ...parsed, levels: [] } : parsed;
  });
  return roles.find((role) => wanted.some((saved) => titleMatches(saved, parseTitle(role.title))));
}

/** The first line that names each skill. */
const linesNaming = (skills: readonly string[], lines: readonly Line[]): Line[] =>
  skills.flatMap((skill) => lines.find(({ text }) => findSkills(text).includes(skill)) ?? []);

function describeRole(title: string, role: Role | undefined, isSameLevel: boolean): string {
  if (!role) return `None of your roles match ${title}.`;
  if (isSameLevel) return `Your role ${role.title} matches this title.`;
  return `Your role ${role.title} is similar, but at a different level.`;
}

function describeSkills(present: number, requested: number, postings: number): string {
  if (postings === 0)
    return 'No postings from the last two days have this title, so we only compared your roles.';
  const read = postings === 1 ? '1 posting' : `${postings} postings`;
  if (requested === 0) return `We read ${read} from the last two days, and found no specific skills.`;
  const skills = requested === 1 ? '1 skill' : `${requested} skills`;
  const ask = postings === 1 ? 'asks' : 'ask';
  return `We read ${read} from the last two days that ${ask} for ${skills}; your resume names ${present}.`;
}
