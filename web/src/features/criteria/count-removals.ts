import type { Criterion } from '@daybreak/contract/types.ts';
import type { Account } from '../account/api/account.ts';
import { hasKnownSkills, wantedLevels } from './criteria-text.ts';

/** How many removals the preview has for a criterion, so that the page can keep room for them. */
export function countRemovals(account: Account, criterion: Criterion): number {
  const { criteria, userPrefs } = account;
  const { minPay, includeUnstatedPay, includeUnstatedTerritory, excludedRequirements } = criteria;
  const isActive: Readonly<Record<Exclude<Criterion, 'excludedRequirements'>, boolean>> = {
    levels: wantedLevels(account).length > 0,
    jobTypes: criteria.jobTypes.length > 0 || userPrefs.preferredJobType !== null,
    workplaces: criteria.workplaces.length > 0,
    minPay: minPay !== null,
    includeUnstatedPay: minPay !== null && !includeUnstatedPay,
    includeUnstatedTerritory: userPrefs.includeRemote && !includeUnstatedTerritory,
    languages: criteria.languages.length > 0,
    minSkills: criteria.minSkills !== null && hasKnownSkills(account),
  };
  if (criterion === 'excludedRequirements') return excludedRequirements.length;
  return isActive[criterion] ? 1 : 0;
}
