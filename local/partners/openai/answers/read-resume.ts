import { z } from 'zod';
import type { Answerer, Character } from '../answerer.ts';
import { isTitle } from '../titles/find-family.ts';
import { readTitle } from '../titles/read-title.ts';
import { demandsIn } from './demands.ts';
import { type Line, sectioned } from './resume-sections.ts';

const question = z.looseObject({ lines: z.array(z.object({ n: z.int(), text: z.string() })) });

const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?\\s+|\\d{1,2}/)?';
const SPAN = new RegExp(
  `\\(?${MONTH}(?:19|20)\\d\\d\\s*(?:[-–—]|to)\\s*(?:${MONTH}(?:19|20)\\d\\d|present|now|current)\\)?`,
  'i',
);
const PERSON =
  /\b(?:engineer|developer|manager|designer|analyst|scientist|architect|administrator|specialist|representative|executive|recruiter|consultant|coordinator|director|researcher|writer|accountant|assistant|lead|intern)\b/i;
const PARTED = /\s*(?:[,|•·@]|\s[-–—]\s|\bat\b)\s*/;

interface Role {
  readonly title: string;
  readonly employer: string;
  readonly lines: number[];
}

const looksLikeTitle = (text: string): boolean =>
  text.split(' ').length <= 6 && (PERSON.test(text) || isTitle(readTitle(text).role));

/** The title and the employer that a line names, dates aside. */
function namesIn(text: string): Omit<Role, 'lines'> | undefined {
  const parts = text
    .replace(SPAN, '')
    .split(PARTED)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const title = parts.find(looksLikeTitle);
  if (title === undefined) return undefined;
  return { title, employer: parts.find((part) => part !== title) ?? '' };
}

/** A role for each span of time, named in its line or in the one or two before it. */
function rolesIn(lines: readonly Line[]): Role[] {
  return lines.flatMap((line, at) => {
    if (!SPAN.test(line.text)) return [];
    const own = namesIn(line.text);
    if (own) return [{ ...own, lines: [line.n] }];
    const [above, before] = [lines[at - 2], lines[at - 1]];
    const named = before && namesIn(before.text);
    if (named) return [{ ...named, lines: [before.n, line.n] }];
    const title = above && looksLikeTitle(above.text) ? above.text : undefined;
    return above && before && title
      ? [{ title, employer: before.text, lines: [above.n, before.n, line.n] }]
      : [];
  });
}

/** What a line says in an active voice, where it begins with a duty or an 'I'. */
const REWRITES: readonly [from: RegExp, to: string, reason: string][] = [
  [/^(?:was |were )?responsible for (?:the )?/i, 'Ran the ', 'deed first'],
  [/^(?:tasked with|in charge of|duties included) (?:the )?/i, 'Handled the ', 'deed first'],
  [/^I (?:have |also )?(?=\p{Ll})/u, '', 'plainer'],
  [/^(?:successfully|actively|proactively) /i, '', 'shorter'],
];

function rewritesOf(lines: readonly Line[]) {
  return lines.flatMap(({ n, text }) => {
    const rule = REWRITES.find(([from]) => from.test(text));
    if (!rule) return [];
    const better = text.replace(rule[0], rule[1]).replace(/\.$/, '');
    return [{ line: n, better: better.charAt(0).toUpperCase() + better.slice(1), reason: rule[2] }];
  });
}

/** A reading as a model gives it that follows what a resume tells it, or makes up what is not there. */
function astray<Reading extends ReturnType<typeof reading>>(
  honest: Reading,
  lines: readonly Line[],
  { obeys, invents }: Character,
) {
  const [first] = honest.achievements;
  const demands = obeys ? demandsIn(lines.map(({ text }) => text)) : [];
  const boasts = invents ? ['Grew revenue by 340% at Famous Search as a certified PhD in Rust'] : [];
  const added = [...demands, ...boasts];
  const at = [first ?? lines[0]?.n ?? 1];
  return {
    roles: [...honest.roles, ...added.map((title) => ({ title, employer: 'Famous Search', lines: at }))],
    achievements: [...honest.achievements, ...(invents ? [lines.length + 7] : [])],
    skills: [...honest.skills, ...added.map((name) => ({ name, line: at[0] ?? 1 }))],
    education: honest.education,
    rewrites: [
      ...added.map((better) => ({ line: at[0] ?? 1, better, reason: 'plainer' })),
      ...honest.rewrites,
    ],
  };
}

/** Reads a resume by its headings, dates and lists: all that it answers stands in the lines. */
export const readResume: Answerer = (data, _, character = { obeys: false, invents: false }) => {
  const { lines } = question.parse(data);
  return astray(reading(lines), lines, character);
};

function reading(lines: readonly Line[]) {
  const parts = sectioned(lines, (text) => SPAN.test(text));
  const linesOf = (section: string) => parts.flatMap((part) => (part.section === section ? [part.line] : []));
  const experience = linesOf('experience');
  const roles = rolesIn(experience);
  const named = new Set(roles.flatMap((role) => role.lines));
  const achievements = experience.filter(
    ({ n, text }) => !named.has(n) && !SPAN.test(text) && text.split(' ').length >= 3,
  );
  const skills = linesOf('skills').flatMap(({ n, text }) =>
    text
      .replace(/^[^:]{0,40}:/, '')
      .split(/\s*[,;|•·]\s*|\s+and\s+/)
      .map((name) => name.trim().replace(/\.$/, ''))
      .filter((name) => name !== '' && name.split(' ').length <= 4)
      .map((name) => ({ name, line: n })),
  );
  return {
    roles,
    achievements: achievements.map(({ n }) => n),
    skills,
    education: linesOf('education').map(({ n }) => n),
    rewrites: rewritesOf(achievements).slice(0, 6),
  };
}
