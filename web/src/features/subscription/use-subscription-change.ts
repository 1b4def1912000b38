import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { accountKey, accountQuery } from '../account/account-query.ts';
import { toast } from '../toasts/toast.ts';
import { changeSubscription, type SubscriptionChange } from './api/subscription.ts';
import { receiptsKey } from './use-receipts.ts';

const mutationKey = ['subscription'] as const;

const toastTitles = {
  cancel: 'Subscription successfully cancelled.',
  resume: 'Your subscription will renew.',
  'change plan': 'Your plan has changed.',
} as const;

export interface SubscriptionChanger {
  /** Calls `onDone` after the change. Ignored while another change is running. */
  readonly change: (change: SubscriptionChange, onDone?: () => void) => void;
  readonly changing: SubscriptionChange['kind'] | null;
  /** Why the last change failed; empty otherwise. */
  readonly failure: string;
}

export function useSubscriptionChange(email: string): SubscriptionChanger {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey,
    // Fails offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (change: SubscriptionChange) => changeSubscription(email, change),
    onMutate: () => client.cancelQueries({ queryKey: accountKey }),
    onSuccess: (activeSubscription, { kind }) => {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, activeSubscription });
      toast({ title: toastTitles[kind] });
      void client.invalidateQueries({ queryKey: receiptsKey(email) });
    },
    onError: (failed) => console.error(failed),
    // A rejected change may mean that the account is out of date.
    onSettled: () => void client.invalidateQueries({ queryKey: accountKey }),
  });
  return {
    change: (change, onDone) => {
      if (client.isMutating({ mutationKey }) === 0)
        mutate(change, onDone ? { onSuccess: () => onDone() } : {});
    },
    changing: isPending ? variables.kind : null,
    failure: error ? toFailure(error).message : '',
  };
}
