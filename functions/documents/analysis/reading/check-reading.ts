import type { ResumeReading } from '../../../llm/features/read-resume.ts';
import type { Line } from '../../evidence/line.ts';
import { periodsIn } from '../facts/period.ts';
import { bare } from '../facts/wording.ts';
import type { Reading, Role } from './reading.ts';

/** More than this is no reading of a resume. */
const MOST = { roles: 30, lines: 6, achievements: 150, skills: 100, education: 20, rewrites: 6 } as const;
const LONGEST_NAME = 90;
/** Better words are seldom more words, in characters. */
const LONGER = 1.3;

/** Judges other words for a line; true where they say nothing that it does not. */
export type SaysNoMore = (better: string, line: Line) => boolean;

/**
 * What of a model's answer the resume bears out: lines that there are, once each; titles, employers and skills that
 * stand in the lines cited for them; other words that say no more than their line. All else is left out.
 */
export function checkReading(
  answer: ResumeReading,
  lines: readonly Line[],
  { saysNoMore, now }: { readonly saysNoMore: SaysNoMore; readonly now: Date },
): Reading {
  const byNumber = new Map(lines.map((line) => [line.n, line]));
  const cited = (numbers: readonly number[], most: number): Line[] =>
    [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []).slice(0, most);
  const roles = answer.roles.slice(0, MOST.roles).flatMap(({ title, employer, lines: numbers }) => {
    const own = cited(numbers, MOST.lines);
    const named = own.length > 0 && isIn(title, own);
    return named ? [{ ...nameOf(title, isIn(employer, own) ? employer : ''), lines: own, period: null }] : [];
  });
  const achievements = cited(answer.achievements, MOST.achievements).filter(({ text }) => bare(text) !== '');
  const skills = answer.skills.flatMap(({ name, line: number }) => {
    const [line] = cited([number], 1);
    return line && isIn(name, [line]) ? [{ name: name.trim(), line }] : [];
  });
  const rewrites = answer.rewrites.flatMap(({ line: number, better, reason }) => {
    const line = achievements.find(({ n }) => n === number);
    const text = better.trim();
    return line && isBetter(text, line) && saysNoMore(text, line) ? [{ line, better: text, reason }] : [];
  });
  return {
    roles: roles.map((role) => ({ ...role, period: periodOf(role, roles, lines, now) })),
    achievements,
    skills: onceBy(skills, ({ name }) => name.toLowerCase()).slice(0, MOST.skills),
    education: cited(answer.education, MOST.education),
    rewrites: onceBy(rewrites, ({ line }) => line.n).slice(0, MOST.rewrites),
  };
}

const nameOf = (title: string, employer: string) => ({ title: title.trim(), employer: employer.trim() });

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a name stands in lines as whole words, whatever the capitals. */
function isIn(name: string, lines: readonly Line[]): boolean {
  const wanted = plain(name);
  if (wanted === '' || wanted.length > LONGEST_NAME) return false;
  const text = plain(lines.map((line) => line.text).join(' '));
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, behind] = [text.charAt(at - 1), text.charAt(at + wanted.length)];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}+#]/u.test(behind)) return true;
  }
  return false;
}

/**
 * The time of a role: the first that its own lines give, or the line right behind or before them where no other role
 * is; null where there is none.
 */
function periodOf(
  role: Omit<Role, 'period'>,
  all: readonly Omit<Role, 'period'>[],
  lines: readonly Line[],
  now: Date,
) {
  const own = role.lines.flatMap(({ text }) => periodsIn(text, now))[0];
  if (own) return own;
  const numbers = role.lines.map(({ n }) => n);
  const others = new Set(
    all.filter((other) => other !== role).flatMap((other) => other.lines.map(({ n }) => n)),
  );
  const beside = [Math.max(...numbers) + 1, Math.min(...numbers) - 1].filter((number) => !others.has(number));
  const near = lines.filter(({ n }) => beside.includes(n)).flatMap(({ text }) => periodsIn(text, now));
  return near[0] ?? null;
}

function isBetter(better: string, { text }: Line): boolean {
  const line = bare(text);
  return (
    better.length >= 10 &&
    better.length <= line.length * LONGER + 10 &&
    !/[\n<>{}]|:\/\//.test(better) &&
    plain(better).replace(/\.$/, '') !== plain(line).replace(/\.$/, '')
  );
}

function onceBy<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
