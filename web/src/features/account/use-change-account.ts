import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../service/failure.ts';
import { accountKey, accountQuery } from './account-query.ts';
import { type Account, changeAccount } from './api/account.ts';
import type { AccountChange } from './apply-account-change.ts';

export interface ChangeAccount {
  /** Updates optimistically; changes are saved in order. Rejects with a `Failure` after reverting. */
  readonly change: (fields: AccountChange) => Promise<Account>;
  readonly isChanging: boolean;
}

export function useChangeAccount(): ChangeAccount {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: accountKey,
    scope: { id: 'account' },
    mutationFn: async (fields: AccountChange) => {
      const email = client.getQueryData(accountQuery.queryKey)?.email;
      if (email === undefined) throw new Failure('Unauthorized');
      return changeAccount({ ...fields, email });
    },
    onMutate: () => client.cancelQueries({ queryKey: accountKey }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    onError: (error) => console.error(error),
  });
  return { change: mutateAsync, isChanging: isPending };
}
