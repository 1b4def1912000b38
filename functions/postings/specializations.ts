import { ROLES, type Role } from '../table/codes.ts';
import type { Level } from './seniority.ts';
import { type Finder, finder, phrases, wordsIn } from './words/phrases.ts';
import type { Specialization } from './words/specializations/vocabulary.ts';
import { SPECIALIZATIONS } from './words/specializations.ts';

const MOST = 4;
/** How often a description must show a specialization that title and departments do not name. */
const SHOWN = 3;
const READ = 12_000;

const finderOf = (role: Role, words: (one: Specialization) => string): Finder<string> =>
  finder(
    SPECIALIZATIONS[role].flatMap((one) => phrases(words(one)).map((phrase) => [phrase, one.name] as const)),
  );

const BY_ROLE = new Map(
  ROLES.map((role) => [
    role,
    { title: finderOf(role, ({ title }) => title), text: finderOf(role, ({ text }) => text ?? '') },
  ]),
);

const LEADING: ReadonlySet<Level> = new Set(['manager', 'director', 'executive']);

/**
 * What a job is specialised in, at most four of its role's vocabulary, best first: what the title names, leadership
 * where its level is one, then its departments, then what the description keeps coming back to.
 */
export function specializationsOf(
  role: Role,
  job: { title: string; seniority: Level; departments: readonly string[]; text: string },
): string[] {
  const find = BY_ROLE.get(role);
  if (!find) return [];
  const names = new Set<string>();
  for (const { value } of find.title(wordsIn(job.title))) names.add(value);
  const leadership = SPECIALIZATIONS[role].find(({ leads }) => leads);
  if (leadership && LEADING.has(job.seniority)) names.add(leadership.name);
  for (const department of job.departments)
    for (const { value } of find.title(wordsIn(department))) names.add(value);
  const shown = new Map<string, number>();
  for (const { value } of find.text(wordsIn(job.text.slice(0, READ))))
    shown.set(value, (shown.get(value) ?? 0) + 1);
  for (const [name, times] of [...shown].sort(([, one], [, other]) => other - one))
    if (times >= SHOWN) names.add(name);
  const general = SPECIALIZATIONS[role].find((one) => one.general)?.name;
  const specific = [...names].filter((name) => name !== general);
  return (specific.length > 0 ? specific : [...names]).slice(0, MOST);
}
