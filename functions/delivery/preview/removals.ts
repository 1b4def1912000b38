import type { Criterion, RequirementKind } from '@daybreak/contract/types.ts';
import { termsOf } from '../../matching/criteria.ts';
import type { ListingMatch } from '../../matching/match-listing.ts';
import { matchRule, wantsOf } from '../../matching/match-rule.ts';
import type { Criteria } from '../../table/criteria.ts';
import type { User } from '../../table/user.ts';

/** How many of the jobs that a criterion removes are shown. */
const MAX_EXAMPLES = 2;

/** The contract's Removal with ids in place of cards. */
export interface Removal {
  readonly criterion: Criterion;
  readonly requirement: RequirementKind | null;
  readonly jobs: number;
  readonly exampleIds: readonly string[];
}

/** A profile that accepts whatever one criterion removes. */
interface Relaxation {
  readonly criterion: Criterion;
  readonly requirement?: RequirementKind;
  readonly person: User;
}

/** Returns a profile with criteria changed. */
export const withCriteria = (person: User, criteria: Partial<Criteria>): User => ({
  ...person,
  criteria: { ...person.criteria, ...criteria },
});

const withoutJobTypes = (person: User): User => ({
  ...withCriteria(person, { jobTypes: [] }),
  userPrefs: { ...person.userPrefs, preferredJobType: null },
});

/** Returns the profile of someone who wants every job that the titles and places match. */
export const withoutCriteria = (person: User): User =>
  withCriteria(withoutJobTypes(person), {
    levels: [],
    workplaces: [],
    minPay: null,
    includeUnstatedPay: true,
    includeUnstatedTerritory: true,
    languages: [],
    excludedRequirements: [],
    minSkills: null,
  });

/** One for each criterion that can remove jobs. */
function relaxationsOf(person: User): Relaxation[] {
  const { criteria, seniority, userPrefs } = person;
  const { levels, minPay, excludedRequirements } = criteria;
  const relax = (criterion: Criterion, change: Partial<Criteria>) => ({
    criterion,
    person: withCriteria(person, change),
  });
  return [
    ...(levels !== null && levels.length > 0 ? [relax('levels', { levels: [] })] : []),
    ...(levels === null && seniority !== ''
      ? [{ criterion: 'levels' as const, person: { ...person, seniority: '' as const } }]
      : []),
    ...(criteria.jobTypes.length > 0 || userPrefs.preferredJobType !== null
      ? [{ criterion: 'jobTypes' as const, person: withoutJobTypes(person) }]
      : []),
    ...(criteria.workplaces.length > 0 ? [relax('workplaces', { workplaces: [] })] : []),
    ...(minPay === null ? [] : [relax('minPay', { minPay: null })]),
    ...(minPay === null || criteria.includeUnstatedPay
      ? []
      : [relax('includeUnstatedPay', { includeUnstatedPay: true })]),
    ...(userPrefs.includeRemote && !criteria.includeUnstatedTerritory
      ? [relax('includeUnstatedTerritory', { includeUnstatedTerritory: true })]
      : []),
    ...(criteria.languages.length > 0 ? [relax('languages', { languages: [] })] : []),
    ...(termsOf(person).skillFloor === null ? [] : [relax('minSkills', { minSkills: null })]),
    ...excludedRequirements.map((requirement) => ({
      ...relax('excludedRequirements', {
        excludedRequirements: excludedRequirements.filter((kind) => kind !== requirement),
      }),
      requirement,
    })),
  ];
}

/**
 * Returns what each criterion of a person removes from the candidates: the jobs that match the person without criteria,
 * newest first.
 */
export function removalsOf(person: User, candidates: readonly ListingMatch[], now: Date): Removal[] {
  const isMatch = matchRule(wantsOf(person, now));
  const others = candidates.filter(({ job }) => !isMatch(job));
  return relaxationsOf(person).map(({ criterion, requirement = null, person: relaxed }) => {
    const wouldMatch = matchRule(wantsOf(relaxed, now));
    const removed = others.filter(({ job }) => wouldMatch(job));
    const exampleIds = removed.slice(0, MAX_EXAMPLES).map(({ jobId }) => jobId);
    return { criterion, requirement, jobs: removed.length, exampleIds };
  });
}
