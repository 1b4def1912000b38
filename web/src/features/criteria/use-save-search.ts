import type { Filters } from '@daybreak/contract/board-filters.ts';
import { titleCase } from '@daybreak/contract/titles.ts';
import { useMutation } from '@tanstack/react-query';
import { Failure } from '../../service/failure.ts';
import type { Account } from '../account/api/account.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { addTitle, isSameTitle } from '../account/profile-titles.ts';
import { useAccount } from '../account/use-account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { addPlace } from '../places/chosen-places.ts';
import { useRefreshPreview } from '../preview/api/preview-alerts.ts';
import { toast } from '../toasts/toast.ts';
import { searchCriteria } from './search-criteria.ts';

/**
 * Returns what saving a search changes in a profile: its title and place are added, its criteria take effect. Throws a
 * `Failure` if the title can't be added.
 */
export function searchChange(account: Account, filters: Partial<Filters>): AccountChange {
  const { title = '', place, jobType = 'Any', isRemote } = filters;
  const addition = addTitle(account, title);
  const isKnown = account.positions.some((position) => isSameTitle(position, titleCase(title)));
  if (addition.kind === 'refused' && !isKnown) throw new Failure('BadInput', addition.message);
  const { excludedRequirements, ...criteria } = searchCriteria(filters);
  const excluded = new Set([...account.criteria.excludedRequirements, ...(excludedRequirements ?? [])]);
  return {
    ...(addition.kind === 'added' && addition.titles),
    ...(place && { locations: addPlace(account.locations, place) }),
    userPrefs: {
      ...(isRemote === true && { includeRemote: true }),
      ...(jobType !== 'Any' && { preferredJobType: jobType }),
    },
    criteria: {
      ...criteria,
      ...(jobType !== 'Any' && { jobTypes: [] }),
      ...(excludedRequirements && { excludedRequirements: [...excluded] }),
    },
  };
}

/** The values before a change. */
function replaced(account: Account, change: AccountChange): AccountChange {
  const { positions, generatedPositions, locations, userPrefs, criteria } = account;
  const { includeRemote, preferredJobType } = userPrefs;
  const before = { positions, generatedPositions, locations };
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(change, name))),
    userPrefs: { includeRemote, preferredJobType },
    criteria,
  };
}

/** Saves a search to the profile; a toast offers to undo it. */
export function useSaveSearch(filters: Partial<Filters>) {
  const account = useAccount();
  const { change } = useChangeAccount();
  const refreshPreview = useRefreshPreview();
  const save = async (changed: AccountChange) => {
    await change(changed);
    refreshPreview(account.email);
  };
  return useMutation({
    mutationFn: async () => {
      const changed = searchChange(account, filters);
      const before = replaced(account, changed);
      await save(changed);
      return before;
    },
    onSuccess: (before) =>
      toast({
        title: 'Search saved',
        action: { label: 'Undo', onAction: () => void save(before).catch(console.error) },
      }),
  });
}
