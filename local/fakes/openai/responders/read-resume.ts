import { z } from 'zod';
import type { ModelTraits, Responder } from '../responder.ts';
import { isFamilyTitle } from '../titles/find-family.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { extractInstructions } from './extract-instructions.ts';
import { type Line, splitSections } from './resume-sections.ts';

const question = z.looseObject({ lines: z.array(z.object({ n: z.int(), text: z.string() })) });

const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?\\s+|\\d{1,2}/)?';
const DATE_RANGE = new RegExp(
  `\\(?${MONTH}(?:19|20)\\d\\d\\s*(?:[-–—]|to)\\s*(?:${MONTH}(?:19|20)\\d\\d|present|now|current)\\)?`,
  'i',
);
const JOB_NOUN =
  /\b(?:engineer|developer|manager|designer|analyst|scientist|architect|administrator|specialist|representative|executive|recruiter|consultant|coordinator|director|researcher|writer|accountant|assistant|lead|intern)\b/i;
const SEPARATOR = /\s*(?:[,|•·@]|\s[-–—]\s|\bat\b)\s*/;

interface Role {
  readonly title: string;
  readonly employer: string;
  readonly lines: number[];
}

const looksLikeTitle = (text: string): boolean =>
  text.split(' ').length <= 6 && (JOB_NOUN.test(text) || isFamilyTitle(parseTitle(text).role));

/** Splits a line such as 'Engineer, Acme (2018 - 2020)', without its dates. */
function parseTitleAndEmployer(text: string): Omit<Role, 'lines'> | undefined {
  const parts = text
    .replace(DATE_RANGE, '')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const title = parts.find(looksLikeTitle);
  if (title === undefined) return undefined;
  return { title, employer: parts.find((part) => part !== title) ?? '' };
}

/** Returns one role per date range, with the title in its line or in the two lines above. */
function parseRoles(lines: readonly Line[]): Role[] {
  return lines.flatMap((line, at) => {
    if (!DATE_RANGE.test(line.text)) return [];
    const own = parseTitleAndEmployer(line.text);
    if (own) return [{ ...own, lines: [line.n] }];
    const [above, before] = [lines[at - 2], lines[at - 1]];
    const named = before && parseTitleAndEmployer(before.text);
    if (named) return [{ ...named, lines: [before.n, line.n] }];
    const title = above && looksLikeTitle(above.text) ? above.text : undefined;
    return above && before && title
      ? [{ title, employer: before.text, lines: [above.n, before.n, line.n] }]
      : [];
  });
}

/** Replaces passive openings with active verbs. */
const REWRITES: readonly [from: RegExp, to: string, reason: string][] = [
  [/^(?:was |were )?responsible for (?:the )?/i, 'Ran the ', 'deed first'],
  [/^(?:tasked with|in charge of|duties included) (?:the )?/i, 'Handled the ', 'deed first'],
  [/^I (?:have |also )?(?=\p{Ll})/u, '', 'plainer'],
  [/^(?:successfully|actively|proactively) /i, '', 'shorter'],
];

function suggestRewrites(lines: readonly Line[]) {
  return lines.flatMap(({ n, text }) => {
    const rule = REWRITES.find(([from]) => from.test(text));
    if (!rule) return [];
    const better = text.replace(rule[0], rule[1]).replace(/\.$/, '');
    return [{ line: n, better: better.charAt(0).toUpperCase() + better.slice(1), reason: rule[2] }];
  });
}

/** Simulates a model that obeys instructions in the resume or invents facts. */
function applyTraits<Reading extends ReturnType<typeof parseResume>>(
  honest: Reading,
  lines: readonly Line[],
  { obeys, invents }: ModelTraits,
) {
  const [first] = honest.achievements;
  const demands = obeys ? extractInstructions(lines.map(({ text }) => text)) : [];
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

/** Reads a resume by its headings, dates and lists, so every answer is in its lines. */
export const readResume: Responder = (data, _, character = { obeys: false, invents: false }) => {
  const { lines } = question.parse(data);
  return applyTraits(parseResume(lines), lines, character);
};

function parseResume(lines: readonly Line[]) {
  const parts = splitSections(lines, (text) => DATE_RANGE.test(text));
  const linesOf = (section: string) => parts.flatMap((part) => (part.section === section ? [part.line] : []));
  const experience = linesOf('experience');
  const roles = parseRoles(experience);
  const named = new Set(roles.flatMap((role) => role.lines));
  const achievements = experience.filter(
    ({ n, text }) => !named.has(n) && !DATE_RANGE.test(text) && text.split(' ').length >= 3,
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
    rewrites: suggestRewrites(achievements).slice(0, 6),
  };
}
