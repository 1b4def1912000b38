import { defaultLevels } from '@daybreak/contract/default-levels.ts';
import { annualPay } from '../postings/annual-pay.ts';
import { dollarsAYear } from '../postings/dollars-a-year.ts';
import { hasExcluded } from '../postings/requirements/has-excluded.ts';
import type { JobType, Level } from '../table/codes.ts';
import type { Criteria } from '../table/criteria.ts';
import type { MatchedFacts } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { levelsOfNumeral, levelsOfTitle } from '../titles/levels-of-title.ts';
import { hasEnoughSkills, type SkillFloor, skillFloorOf } from './skill-floor.ts';

/** The facts of a job that criteria check. Rows written before a fact was read lack it. */
export interface CriteriaFacts
  extends Pick<MatchedFacts, 'jobType' | 'isRemote' | 'workplace' | 'payRanges' | 'requirements'> {
  readonly skills?: readonly string[];
}

/** A person's criteria apart from levels, with the profile's defaults. Empty lists accept everything. */
export interface Terms {
  readonly jobTypes: readonly JobType[];
  readonly workplaces: Criteria['workplaces'];
  /** Thousands of US dollars a year; 0 for any. */
  readonly minPay: number;
  readonly includeUnstatedPay: boolean;
  readonly languages: readonly string[];
  readonly excludedRequirements: Criteria['excludedRequirements'];
  /** Null for any share of a job's skills. */
  readonly skillFloor: SkillFloor | null;
}

export const ANY_TERMS: Terms = {
  jobTypes: [],
  workplaces: [],
  minPay: 0,
  includeUnstatedPay: true,
  languages: [],
  excludedRequirements: [],
  skillFloor: null,
};

/**
 * The terms of a profile. A minimum in a currency without a rate asks for nothing: the profile can't be saved with one.
 */
export function termsOf(user: Pick<User, 'criteria' | 'userPrefs' | 'skills' | 'resumeEvidence'>): Terms {
  const { criteria, userPrefs } = user;
  const { minPay, workplaces, includeUnstatedPay, languages, excludedRequirements } = criteria;
  const preferred = userPrefs.preferredJobType === null ? [] : [userPrefs.preferredJobType];
  return {
    jobTypes: criteria.jobTypes.length > 0 ? criteria.jobTypes : preferred,
    workplaces,
    minPay: minPay ? inThousands(dollarsAYear(minPay.amount, minPay.currency, minPay.period) ?? 0) : 0,
    includeUnstatedPay: minPay === null || includeUnstatedPay,
    languages,
    excludedRequirements,
    skillFloor: skillFloorOf(user),
  };
}

const inThousands = (dollars: number): number => Math.round(dollars / 1_000);

/**
 * The levels that a person wants of jobs with a saved title: the chosen ones, none if the title names its
 * own, or else those that follow from the profile. Empty for all.
 */
export function wantedLevels(
  { criteria, seniority }: Pick<User, 'criteria' | 'seniority'>,
  savedTitle: string,
): readonly Level[] {
  if (criteria.levels !== null) return criteria.levels;
  const namesLevel = levelsOfTitle(savedTitle).length > 0 || levelsOfNumeral(savedTitle).length > 0;
  return namesLevel ? [] : defaultLevels(seniority);
}

/** A term that a job doesn't meet. */
export type UnmetTerm = 'jobType' | 'workplace' | 'pay' | 'language' | 'requirement' | 'skills';

/** Returns the first of a person's terms that a job doesn't meet, or undefined if it meets all. */
export function unmetTerm(terms: Terms, job: CriteriaFacts): UnmetTerm | undefined {
  if (terms.jobTypes.length > 0 && !terms.jobTypes.includes(job.jobType)) return 'jobType';
  if (!isAtWorkplace(terms.workplaces, job)) return 'workplace';
  if (!paysEnough(terms, job)) return 'pay';
  const requirements = job.requirements ?? [];
  const isForeign = (language: string) => terms.languages.length > 0 && !terms.languages.includes(language);
  if (requirements.some(({ kind, value }) => kind === 'language' && isForeign(value))) return 'language';
  if (hasExcluded(terms.excludedRequirements, requirements)) return 'requirement';
  const { skillFloor } = terms;
  return skillFloor && !hasEnoughSkills(skillFloor, job.skills ?? []) ? 'skills' : undefined;
}

/** A job that isn't remote is on site or hybrid, even if it doesn't say which. */
function isAtWorkplace(
  wanted: Terms['workplaces'],
  { isRemote, workplace = 'unknown' }: CriteriaFacts,
): boolean {
  if (wanted.length === 0) return true;
  if (isRemote) return wanted.includes('remote');
  return workplace === 'onsite' || workplace === 'hybrid'
    ? wanted.includes(workplace)
    : wanted.includes('onsite') || wanted.includes('hybrid');
}

function paysEnough({ minPay, includeUnstatedPay }: Terms, { payRanges = [] }: CriteriaFacts): boolean {
  if (minPay === 0) return true;
  const pay = annualPay(payRanges);
  return pay === 0 ? includeUnstatedPay : pay >= minPay;
}
