import type { AlertAnswer } from '@daybreak/contract/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { accountKey, accountQuery } from '../account/account-query.ts';
import type { Account } from '../account/api/account.ts';
import { useAccount } from '../account/use-account.ts';
import { useRefreshPreview } from '../preview/api/preview-alerts.ts';
import { toast } from '../toasts/toast.ts';
import { takeOffer, unlearn } from './api/feedback.ts';

export interface Learning {
  readonly take: (offer: { jobID: string; answer: AlertAnswer; words: string }) => void;
  /** Reverts an entry of the account's `learned`. */
  readonly undo: (id: string) => void;
  readonly isSaving: boolean;
}

/** Saves what is learned from answers, in order with other changes of the account. A failure shows a toast. */
export function useLearning(): Learning {
  const { email } = useAccount();
  const queries = useQueryClient();
  const refreshPreview = useRefreshPreview();
  const { mutate, isPending } = useMutation({
    scope: { id: 'account' },
    mutationFn: (save: () => Promise<Account>) => save(),
    onMutate: () => queries.cancelQueries({ queryKey: accountKey }),
    onSuccess: (account) => {
      queries.setQueryData(accountQuery.queryKey, account);
      refreshPreview(email);
    },
    onError: (error) =>
      toast({
        title: "Couldn't save your change",
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return {
    take: (offer) => mutate(() => takeOffer({ email, ...offer })),
    undo: (id) => mutate(() => unlearn({ email, id })),
    isSaving: isPending,
  };
}
