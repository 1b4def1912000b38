import type { Level } from '../table/codes.ts';
import { keepsJob } from './decisions.ts';
import type { Draft, Outline, PhraseLevels } from './outline.ts';
import { remember } from './remember.ts';
import { kind } from './vocabulary.ts';

const isExecutive = kind('chief', 'executive');
const isOfficer = kind('officer');
const isDirector = kind('director');
const isManager = kind('manager');
const isManaging = kind('managing');
const isRecruiting = kind('recruits');
const isPracticed = kind('practiced-as-manager');
const hasStaffLevels = kind('staff-head');

/** The seniority of each level of a title, the lowest first: of 'Senior/Staff Engineer' the lower one counts. */
const MEANINGS: readonly (readonly [Level, RegExp])[] = [
  ['entry', /^(?:associate|entry|entrylevel|newgrad|apprentice)$/],
  ['mid', /^mid$/],
  ['senior', /^(?:senior|lead)$/],
  ['staff', /(?:staff|principal|distinguished)$/],
];

/**
 * Returns the level of whoever has a title's first role, by its head and the levels beside it. Levels of
 * teams, programs and other people don't count: a 'University Recruiter, Intern Programs' is no intern. 'mid'
 * if the title names none.
 */
export function seniorityOf({ drafts: [first], phraseLevels }: Outline): Level {
  const leads = first !== undefined && (isManager(first.head) || isRecruiting(first.head));
  const own = ownLevels(phraseLevels, first, leads);
  if (own.some((levels) => levels.includes('intern'))) return 'intern';
  if (first !== undefined) {
    if (isExecutive(first.head) || (isOfficer(first.head) && first.variants.flat().some(isExecutive)))
      return 'executive';
    if (isDirector(first.head)) return 'director';
    if (isManager(first.head) && !isPractitioner(first)) return 'manager';
  }
  if (phraseLevels.length === 0) return 'mid';
  const named = meaningOf([...(own[0] ?? NONE), ...own.flat().filter(isAboveTwo)]);
  if (named !== 'mid') return named;
  // 'Software Engineer II - New Grad' and 'Technician, Open to New Graduates' hire beginners.
  const others = leads ? NONE : phraseLevels.flatMap(({ levels }) => levels.filter(isBeginner));
  return meaningOf([...own.flat(), ...others]);
}

const ownLevels = (
  phraseLevels: readonly PhraseLevels[],
  first: Draft | undefined,
  leads: boolean,
): readonly (readonly string[])[] =>
  phraseLevels
    .filter(({ segment, isOwn }) => isOwn && (!leads || segment === first?.segment))
    .map(({ levels }) => levels.filter((level) => counts(level, first)))
    .filter((levels) => levels.length > 0);

const NONE: readonly never[] = [];

const isBeginner = (level: string): boolean => level === 'entrylevel' || level === 'newgrad';

const isAboveTwo = (level: string): boolean => /^[3-8]$/.test(level);

/** An 'Associate Engineer III' is no beginner: the numeral counts the steps of a ladder that starts at I. */
function meaningOf(levels: readonly string[]): Level {
  const named = levels.some(isAboveTwo) ? levels.filter((level) => level !== 'associate') : levels;
  const [lowest] = MEANINGS[Math.min(...named.map(rankOf), MEANINGS.length)] ?? [];
  return lowest ?? 'mid';
}

/** Returns the index of a level's meaning in `MEANINGS`, or its length if the level has none. */
const rankOf = remember((level) => {
  const at = MEANINGS.findIndex(([, names]) => names.test(level));
  return at < 0 ? MEANINGS.length : at;
});

/** A product manager has a product, and a traffic controller leads nobody. */
const isPractitioner = ({ head, variants }: Draft): boolean =>
  variants.some(
    (words) =>
      (isManaging(head) && isPracticed(words.at(-1))) ||
      words.some((word) => !keepsJob.bare(head, NONE, word)),
  );

/** A 'Staff Accountant' is an employee. */
const counts = (level: string, first: Draft | undefined): boolean =>
  first === undefined || hasStaffLevels(first.head) || !/(?:staff|principal)$/.test(level);
