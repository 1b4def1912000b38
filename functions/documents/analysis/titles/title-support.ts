import { names } from '../../../titles/names.ts';
import { parseTitle } from '../../../titles/parse.ts';
import type { Line } from '../../evidence/line.ts';
import type { Role } from '../reading/reading.ts';
import { namedSkills } from '../skills/named-skills.ts';
import type { Asked } from './asked-skills.ts';

/** How far a resume supports a saved title; the contract's TitleSupport. */
export interface TitleSupport {
  readonly title: string;
  readonly support: 'strong' | 'partial' | 'none';
  readonly words: string;
  readonly lines: readonly Line[];
  readonly missing: readonly string[];
  readonly postings: number;
}

/** A saved title and the titles that were suggested for it and mean the same work. */
export interface SavedTitle {
  readonly title: string;
  readonly alike: readonly string[];
}

/** So much of what is asked for makes up for a title that no role has, and its lack weakens one that a role has. */
const ENOUGH = 1 / 2;
/** Fewer skills than this tell nothing of a kind of work. */
const TELLING = 3;
const MOST_LINES = 6;

/**
 * How far a resume supports a saved title, by the rule that alerts are matched by: whether a role of the resume has the
 * title, with its level or without, and how much the resume names of what postings with the title ask for.
 */
export function titleSupport(
  { title, alike }: SavedTitle,
  roles: readonly Role[],
  lines: readonly Line[],
  { skills, postings }: Asked,
): TitleSupport {
  const whole = roleWith([title, ...alike], roles, true);
  const role = whole ?? roleWith([title, ...alike], roles, false);
  const named = new Set(lines.flatMap(({ text }) => namedSkills(text)));
  const has = skills.filter((skill) => named.has(skill));
  const missing = skills.filter((skill) => !named.has(skill));
  const tells = skills.length >= TELLING;
  const enough = has.length >= skills.length * ENOUGH;
  const support = whole && (enough || !tells) ? 'strong' : role || (tells && enough) ? 'partial' : 'none';
  const shown = [...(role?.lines ?? []).slice(0, 1), ...linesNaming(has, lines)];
  return {
    title,
    support,
    missing,
    postings,
    words: [ofRole(title, role, whole !== undefined), ofSkills(has.length, skills.length, postings)].join(
      ' ',
    ),
    lines: [...new Map(shown.map((line) => [line.n, line])).values()].slice(0, MOST_LINES),
  };
}

/** The first role whose title names one of the saved ones. */
function roleWith(titles: readonly string[], roles: readonly Role[], withLevel: boolean): Role | undefined {
  const wanted = titles.map((title) => {
    const parsed = parseTitle(title);
    return withLevel ? parsed : { ...parsed, levels: [] };
  });
  return roles.find((role) => wanted.some((saved) => names(saved, parseTitle(role.title))));
}

/** The first line that names each skill. */
const linesNaming = (skills: readonly string[], lines: readonly Line[]): Line[] =>
  skills.flatMap((skill) => lines.find(({ text }) => namedSkills(text).includes(skill)) ?? []);

function ofRole(title: string, role: Role | undefined, withLevel: boolean): string {
  if (!role) return `No role in the resume reads as ${title}.`;
  if (withLevel) return `Your role ${role.title} reads as this title.`;
  return `Your role ${role.title} is of this kind, though not of this level.`;
}

function ofSkills(has: number, asked: number, postings: number): string {
  if (postings === 0) return 'No posting of the last two days has this title, so only roles were compared.';
  const read = postings === 1 ? 'The one posting' : `The ${postings} postings`;
  const ask = postings === 1 ? 'asks' : 'ask';
  if (asked === 0) return `${read} of the last two days that we read ${ask} for no skills by name.`;
  const skills = asked === 1 ? '1 skill' : `${asked} skills`;
  return `${read} of the last two days that we read ${ask} for ${skills}; the resume names ${has}.`;
}
