import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { Failure } from '../../service/failure.ts';
import { accountKey, accountQuery } from './account-query.ts';
import { type Account, changeAccount } from './api/account.ts';
import type { AccountChange } from './apply-account-change.ts';

/** Updates optimistically; changes are saved in order. Fails with a `Failure` after reverting. */
export const accountMutation = (client: QueryClient): MutationOptions<Account, Error, AccountChange> => ({
  mutationKey: accountKey,
  scope: { id: 'account' },
  mutationFn: async (fields) => {
    const email = client.getQueryData(accountQuery.queryKey)?.email;
    if (email === undefined) throw new Failure('Unauthorized');
    return changeAccount({ ...fields, email });
  },
  onMutate: () => client.cancelQueries({ queryKey: accountKey }),
  onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
  onError: (error) => console.error(error),
});
