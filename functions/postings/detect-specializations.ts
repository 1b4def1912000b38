import { type Level, ROLES, type Role } from '../table/codes.ts';
import { type PhraseFinder, phraseFinder, splitPhrases, wordsIn } from './words/phrases.ts';
import { DESIGN } from './words/specializations/design.ts';
import { ENGINEERING } from './words/specializations/engineering.ts';
import { MARKETING } from './words/specializations/marketing.ts';
import { OPERATIONS } from './words/specializations/operations.ts';
import { PRODUCT } from './words/specializations/product.ts';
import type { Specialization } from './words/specializations/vocabulary.ts';

/** The specializations that visitors see and filter by. */
const SPECIALIZATIONS: Record<Role, readonly Specialization[]> = {
  En: ENGINEERING,
  Pr: PRODUCT,
  De: DESIGN,
  Ma: MARKETING,
  Op: OPERATIONS,
};

const MAX_SPECIALIZATIONS = 4;
/** A description has to mention a specialization this often. */
const MIN_MENTIONS = 3;
const MAX_READ = 12_000;

const finderFor = (role: Role, words: (one: Specialization) => string): PhraseFinder<string> =>
  phraseFinder(
    SPECIALIZATIONS[role].flatMap((one) =>
      splitPhrases(words(one)).map((phrase) => [phrase, one.name] as const),
    ),
  );

const FINDERS = new Map(
  ROLES.map((role) => [
    role,
    { title: finderFor(role, ({ title }) => title), text: finderFor(role, ({ text }) => text ?? '') },
  ]),
);

const LEADING_LEVELS: ReadonlySet<Level> = new Set(['manager', 'director', 'executive']);

/**
 * Returns up to 4 specializations of the role: from the title, leadership by seniority, and the description.
 * Departments count only if the title names no specialization.
 */
export function detectSpecializations(
  role: Role,
  job: { title: string; seniority: Level; departments: readonly string[]; text: string },
): string[] {
  const find = FINDERS.get(role);
  if (!find) return [];
  const names = new Set<string>();
  for (const { value } of find.title(wordsIn(job.title))) names.add(value);
  const leadership = SPECIALIZATIONS[role].find(({ leads }) => leads);
  if (leadership && LEADING_LEVELS.has(job.seniority)) names.add(leadership.name);
  const general = SPECIALIZATIONS[role].find((one) => one.general)?.name;
  // A mechanical engineer on the team 'Platform' does not work on infrastructure.
  if ([...names].every((name) => name === general || name === leadership?.name))
    for (const department of job.departments)
      for (const { value } of find.title(wordsIn(department))) names.add(value);
  const mentions = new Map<string, number>();
  for (const { value } of find.text(wordsIn(job.text.slice(0, MAX_READ))))
    mentions.set(value, (mentions.get(value) ?? 0) + 1);
  for (const [name, times] of [...mentions].sort(([, one], [, other]) => other - one))
    if (times >= MIN_MENTIONS) names.add(name);
  const specific = [...names].filter((name) => name !== general);
  return (specific.length > 0 ? specific : [...names]).slice(0, MAX_SPECIALIZATIONS);
}
