import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountMutation } from './account-mutation.ts';
import type { Account } from './api/account.ts';
import type { AccountChange } from './apply-account-change.ts';

export interface ChangeAccount {
  /** Updates optimistically; changes are saved in order. Rejects with a `Failure` after reverting. */
  readonly change: (fields: AccountChange) => Promise<Account>;
  readonly isChanging: boolean;
}

export function useChangeAccount(): ChangeAccount {
  const { mutateAsync, isPending } = useMutation(accountMutation(useQueryClient()));
  return { change: mutateAsync, isChanging: isPending };
}
