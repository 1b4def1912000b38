import type { PersonEvidence } from './person-evidence.ts';

/** The skills that a job asks for, and the fewest years of experience; null if it names none. */
export interface JobAsks {
  readonly skills: readonly string[];
  readonly years: number | null;
}

/** The facts of a match that fit compares with a person's evidence. */
export interface FitFacts {
  /** The saved title that matches; empty for a job at a dream company. */
  readonly title: string;
  /** How many of its words are in the job's title. */
  readonly sharedWords: number;
  readonly asks: JobAsks;
}

/** A part of the score, and why it has these points: 'asks for 8 years, you have 5'. */
export interface FitReason {
  readonly part: 'title' | 'skills' | 'years';
  readonly points: number;
  readonly words: string;
}

export interface Fit {
  /** 0 to 100: the points of the reasons. */
  readonly score: number;
  /** The title's first, then what both the job and the person name. */
  readonly reasons: readonly FitReason[];
}

const POINTS_PER_WORD = 10;
const TITLE_POINTS = 40;
const SKILL_POINTS = 40;
/** A job that asks for fewer skills says too little to earn all points. */
const FULL_SKILLS = 3;
const YEARS_POINTS = 20;

/**
 * Scores how well a job fits a person:
 * - title, 40 points: 10 for each word of the saved title in the job's;
 * - skills, 40 points: by the share of the asked skills that the person has, as if at least three were asked;
 * - years, 20 points: all for enough, none for half of what is asked, and evenly in between.
 *
 * Points are only earned, by what the job states and the person shows. So more evidence never lowers a score,
 * and people without evidence have their jobs ordered by title alone.
 */
export function fit({ title, sharedWords, asks }: FitFacts, evidence: PersonEvidence): Fit {
  const reasons = [
    titleReason(title, sharedWords),
    ...skillsReason(asks.skills, evidence),
    ...yearsReason(asks.years, evidence),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

function titleReason(title: string, sharedWords: number): FitReason {
  const points = Math.min(TITLE_POINTS, Math.max(0, sharedWords) * POINTS_PER_WORD);
  if (title === '') return { part: 'title', points, words: 'at a company you follow' };
  return { part: 'title', points, words: points > 0 ? `close to ${title}` : `another name for ${title}` };
}

function skillsReason(asked: readonly string[], { skills }: PersonEvidence): FitReason[] {
  if (asked.length === 0 || skills.size === 0) return [];
  const has = asked.filter((skill) => skills.has(skill));
  const lacks = asked.filter((skill) => !skills.has(skill));
  const points = Math.round((SKILL_POINTS * has.length) / Math.max(FULL_SKILLS, asked.length));
  return [{ part: 'skills', points, words: skillsWords(has, lacks, skills) }];
}

function skillsWords(
  has: readonly string[],
  lacks: readonly string[],
  skills: PersonEvidence['skills'],
): string {
  const sources = new Set((has.length > 0 ? has : [...skills.keys()]).map((skill) => skills.get(skill)));
  const where =
    sources.size === 2
      ? 'in your resume or skills'
      : sources.has('resume')
        ? 'in your resume'
        : 'in your skills';
  if (has.length === 0) return `asks for ${listNames(lacks)}, not ${where}`;
  const all = has.length === 1 ? '' : has.length === 2 ? 'both ' : 'all ';
  const missing = lacks.length === 0 ? '' : `, and for ${listNames(lacks)}`;
  return `asks for ${listNames(has)}, ${all}${where}${missing}`;
}

function yearsReason(asked: number | null, { years }: PersonEvidence): FitReason[] {
  if (asked === null || asked === 0 || years === null) return [];
  const share = Math.min(1, Math.max(0, (2 * years) / asked - 1));
  const unit = asked === 1 ? 'year' : 'years';
  return [
    {
      part: 'years',
      points: Math.round(YEARS_POINTS * share),
      words: `asks for ${asked} ${unit}, you have ${years}`,
    },
  ];
}

const MAX_NAMES = 3;
const list = new Intl.ListFormat('en');

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return list.format(more > 1 ? [...names.slice(0, MAX_NAMES), `${more} more`] : names);
}

const STRONG_SCORE = 70;
const GOOD_SCORE = 40;

/** Whether a fit is at least good. One that says nothing about skills or years isn't known to be worse. */
export const isGoodFit = ({ score, reasons }: Fit): boolean => reasons.length === 1 || score >= GOOD_SCORE;

/** Says what was compared besides the title: 'asks for 8 years, you have 5'. Empty if nothing was. */
export const comparedWords = ({ reasons }: Fit): string =>
  reasons
    .filter(({ part }) => part !== 'title')
    .map(({ words }) => words)
    .join('; ');

/**
 * Says how well a job fits, with the reasons: 'Good fit: asks for 8 years, you have 5'. Empty if only the
 * title is known, which the reason of the match names already.
 */
export function fitWords(fitOfJob: Fit): string {
  const { score } = fitOfJob;
  const compared = comparedWords(fitOfJob);
  if (compared === '') return '';
  const name = score >= STRONG_SCORE ? 'Strong' : score >= GOOD_SCORE ? 'Good' : 'Partial';
  return `${name} fit: ${compared}`;
}
