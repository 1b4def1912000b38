import { keepsJob } from './decisions.ts';
import type { Draft, Outline } from './outline.ts';
import type { Seniority } from './title.ts';
import { wordsOf } from './vocabulary.ts';

const executives = new Set([...wordsOf('chief'), ...wordsOf('executive')]);
const directors = wordsOf('director');
const managers = wordsOf('manager');
const recruits = wordsOf('recruits');
const practices = wordsOf('practiced-as-manager');
const technical = wordsOf('staff-head');

/** What a level of a title means, the lowest first: of 'Senior/Staff Engineer' the lower one counts. */
const MEANINGS: readonly (readonly [Seniority, ReadonlySet<string>])[] = [
  ['entry', new Set(['entry', 'entrylevel', 'newgrad', 'apprentice'])],
  ['mid', new Set(['mid'])],
  ['senior', new Set(['senior', 'lead'])],
  [
    'staff',
    new Set([
      'staff',
      'principal',
      'distinguished',
      'senior staff',
      'senior principal',
      'senior distinguished',
    ]),
  ],
];

/**
 * Returns the level of whoever has a title's first role, by its head and the levels beside it. Levels of teams, programs and
 * other people don't count: a 'University Recruiter, Intern Programs' is no intern. 'mid' if the title names none.
 */
export function seniorityOf({
  drafts: [first],
  phraseLevels,
}: Pick<Outline, 'drafts' | 'phraseLevels'>): Seniority {
  const leads = first !== undefined && (managers.has(first.head) || recruits.has(first.head));
  const own = phraseLevels
    .filter((phrase) => phrase.levels.length > 0)
    .filter(({ segment, isOwn }) => isOwn && (!leads || segment === first?.segment))
    .map(({ levels }) => levels.filter((level) => counts(level, first)))
    .filter((levels) => levels.length > 0);
  if (own.flat().includes('intern')) return 'intern';
  if (first !== undefined) {
    if (isExecutive(first)) return 'executive';
    if (directors.has(first.head)) return 'director';
    if (managers.has(first.head) && !isPractitioner(first)) return 'manager';
  }
  const [levels = []] = own;
  const named = meaningOf(levels);
  if (named !== 'mid') return named;
  // 'Software Engineer II - New Grad' and 'Technician, Open to New Graduates' hire beginners.
  const others = leads
    ? []
    : phraseLevels.flatMap((phrase) => phrase.levels.filter((level) => beginners.has(level)));
  return meaningOf([...own.flat(), ...others]);
}

const beginners: ReadonlySet<string> = new Set(['entrylevel', 'newgrad']);

const meaningOf = (levels: readonly string[]): Seniority =>
  MEANINGS.find(([, words]) => levels.some((level) => words.has(level)))?.[0] ?? 'mid';

const isExecutive = ({ head, variants }: Draft): boolean =>
  executives.has(head) || (head === 'officer' && variants.some((words) => words.includes('chief')));

/** A product manager has a product, and a traffic controller leads nobody. */
const isPractitioner = ({ head, variants }: Draft): boolean =>
  variants.some(
    (words) =>
      (head === 'manager' && practices.has(words.at(-1) ?? '')) ||
      words.some((word) => !keepsJob('bare', head, [], word)),
  );

/** A 'Staff Accountant' is an employee. */
const counts = (level: string, first: Draft | undefined): boolean =>
  first === undefined ||
  !(level.endsWith('staff') || level.endsWith('principal')) ||
  technical.has(first.head);
