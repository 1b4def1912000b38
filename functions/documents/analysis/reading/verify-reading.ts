import type { ResumeReading } from '../../../llm/features/read-resume.ts';
import type { Line } from '../../evidence/line.ts';
import { isSupported } from '../../evidence/support.ts';
import { isQuantified, stripBullet } from '../facts/line-quality.ts';
import { parsePeriods } from '../facts/periods.ts';
import type { Role, VerifiedReading } from './reading.ts';

const MAX = {
  roles: 30,
  linesPerRole: 6,
  achievements: 150,
  skills: 100,
  education: 20,
  rewrites: 6,
  nameLength: 90,
} as const;

/** A rewrite may be this many times as long as its line. */
const MAX_REWRITE_RATIO = 1.3;

export type RewriteCheck = (better: string, line: Line) => boolean;

/**
 * Keeps the parts of a model's reading that the resume confirms: existing lines, once each; titles, employers
 * and skills that occur in the lines cited for them; rewrites that pass `isFaithful`.
 */
export function verifyReading(
  reading: ResumeReading,
  lines: readonly Line[],
  { isFaithful, now }: { readonly isFaithful: RewriteCheck; readonly now: Date },
): VerifiedReading {
  const byNumber = new Map(lines.map((line) => [line.n, line]));
  const cited = (numbers: readonly number[], max: number): Line[] =>
    [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []).slice(0, max);
  const roles = reading.roles.slice(0, MAX.roles).flatMap(({ title, employer, lines: numbers }) => {
    const ownLines = cited(numbers, MAX.linesPerRole);
    if (ownLines.length === 0 || !occursIn(title, ownLines)) return [];
    const knownEmployer = occursIn(employer, ownLines) ? employer.trim() : '';
    return [{ title: title.trim(), employer: knownEmployer, lines: ownLines, period: null }];
  });
  const achievements = cited(reading.achievements, MAX.achievements).filter(
    ({ text }) => stripBullet(text) !== '',
  );
  const skills = reading.skills.flatMap(({ name, line: number }) => {
    const line = byNumber.get(number);
    return line && occursIn(name, [line]) ? [{ name: name.trim(), line }] : [];
  });
  const rewrites = reading.rewrites.flatMap(({ line: number, better, reason }) => {
    const line = achievements.find(({ n }) => n === number);
    const text = better.trim();
    return line && isUsableRewrite(text, line) && isFaithful(text, line)
      ? [{ line, better: text, reason }]
      : [];
  });
  return {
    roles: roles.map((role) => ({ ...role, period: findPeriod(role, roles, lines, now) })),
    achievements,
    skills: uniqueBy(skills, ({ name }) => name.toLowerCase()).slice(0, MAX.skills),
    education: cited(reading.education, MAX.education),
    rewrites: uniqueBy(rewrites, ({ line }) => line.n).slice(0, MAX.rewrites),
  };
}

const normalize = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a name occurs in lines as whole words, ignoring case. */
function occursIn(name: string, lines: readonly Line[]): boolean {
  const wanted = normalize(name);
  if (wanted === '' || wanted.length > MAX.nameLength) return false;
  const text = normalize(lines.map((line) => line.text).join(' '));
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + wanted.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}+#]/u.test(after)) return true;
  }
  return false;
}

type UndatedRole = Omit<Role, 'period'>;

/** Finds a role's period in its own lines, or in a line next to them that belongs to no other role. */
function findPeriod(role: UndatedRole, all: readonly UndatedRole[], lines: readonly Line[], now: Date) {
  const own = role.lines.flatMap(({ text }) => parsePeriods(text, now))[0];
  if (own) return own;
  const numbers = role.lines.map(({ n }) => n);
  const others = all.filter((other) => other !== role);
  const taken = new Set(others.flatMap((other) => other.lines.map(({ n }) => n)));
  const adjacent = [Math.max(...numbers) + 1, Math.min(...numbers) - 1].filter((n) => !taken.has(n));
  const periods = lines
    .filter(({ n }) => adjacent.includes(n))
    .flatMap(({ text }) => parsePeriods(text, now));
  return periods[0] ?? null;
}

function isUsableRewrite(better: string, { text }: Line): boolean {
  const line = stripBullet(text);
  return (
    better.length >= 10 &&
    better.length <= line.length * MAX_REWRITE_RATIO + 10 &&
    !/[\n<>{}]|:\/\//.test(better) &&
    normalize(better).replace(/\.$/, '') !== normalize(line).replace(/\.$/, '')
  );
}

/** Verbs that may replace a line's duty, because they claim nothing beyond having done the work. */
const NEUTRAL_VERB = /^(?:ran|handled|carried out|took care of)\s+/i;

const OWN_DUTY = /\b(?:responsible for|in charge of|tasked with|duties|responsibilities)\b/i;

/** Whether a line supports a rewrite, and the rewrite keeps the line's numbers. */
export function isFaithfulRewrite(better: string, line: Line): boolean {
  if (isQuantified(line.text) && !isQuantified(better)) return false;
  return isSupported(OWN_DUTY.test(line.text) ? better.replace(NEUTRAL_VERB, '') : better, [line]);
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const itemKey = key(item);
    if (seen.has(itemKey)) return false;
    seen.add(itemKey);
    return true;
  });
}
