import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountKey, accountQuery } from './account-query.ts';
import type { Account } from './api/account.ts';
import { type AccountChange, applyAccountChange } from './apply-account-change.ts';

/**
 * The record of who is signed in, with every change that is being saved; one that cannot be saved is gone from it.
 * Only inside a page for who is signed in: there it is known.
 */
export function useAccount(): Account {
  const { data } = useQuery(accountQuery);
  const pending = useMutationState({
    filters: { mutationKey: accountKey, status: 'pending' },
    // Only useChangeAccount has this key.
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
