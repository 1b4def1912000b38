import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { accountKey, accountQuery } from '../account/account-query.ts';
import { toast } from '../toasts/toast.ts';
import { changeSubscription, type SubscriptionChange } from './api/subscription.ts';
import { receiptsKey } from './use-receipts.ts';

const mutationKey = ['subscription'] as const;

const toastTitles = {
  cancel: 'Subscription successfully cancelled.',
  resume: 'Your subscription goes on.',
  'change plan': 'Your plan was changed.',
} as const;

/** The way to change a subscription. */
export interface SubscriptionChanger {
  /** Makes a change, and then calls `onDone`; while one is being made, no other is. */
  readonly change: (change: SubscriptionChange, onDone?: () => void) => void;
  /** What is being done; null for nothing. */
  readonly changing: SubscriptionChange['kind'] | null;
  /** Why the last change was not made; empty while there is nothing to say. */
  readonly failure: string;
}

/** Changes the subscription of who is signed in. What the service then says of it is shown everywhere. */
export function useSubscriptionChange(email: string): SubscriptionChanger {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey,
    // Without a network it says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (change: SubscriptionChange) => changeSubscription(email, change),
    onMutate: () => client.cancelQueries({ queryKey: accountKey }),
    onSuccess: (activeSubscription, { kind }) => {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, activeSubscription });
      toast({ title: toastTitles[kind] });
      void client.invalidateQueries({ queryKey: receiptsKey(email) });
    },
    onError: (failed) => console.error(failed),
    // A change that was refused may stand on what is not so any more.
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
