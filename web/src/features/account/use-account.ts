import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountKey, accountQuery } from './account-query.ts';
import type { Account } from './api/account.ts';
import { type AccountChange, applyAccountChange } from './apply-account-change.ts';

/**
 * Returns the signed-in user's account with all pending changes applied; failed ones are reverted. Throws outside
 * signed-in pages.
 */
export function useAccount(): Account {
  const { data } = useQuery(accountQuery);
  const pending = useMutationState({
    filters: { mutationKey: accountKey, status: 'pending' },
    // Only useChangeAccount uses this key.
    select: ({ state }) => state.variables as AccountChange,
  });
  return useMemo(() => {
    if (data === undefined)
      throw new Error(
        'useAccount was called on a page without a signed-in user. Set its access to "signed in" in routes.ts.',
      );
    return pending.reduce(applyAccountChange, data);
  }, [data, pending]);
}
