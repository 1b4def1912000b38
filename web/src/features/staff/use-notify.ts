import { useMutation } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { toast } from '../toasts/toast.ts';
import { type MatchKey, notifyUser } from './api/matches.ts';
import { isAlertConfirmation } from './match-text.ts';
import { useRefreshStaff } from './use-matches.ts';

export function useNotify(pair: MatchKey): { readonly notify: () => void; readonly isBusy: boolean } {
  const refresh = useRefreshStaff();
  const { mutate, isPending } = useMutation({
    mutationFn: () => notifyUser(pair),
    onSuccess: (reply) =>
      toast({ title: reply, variant: isAlertConfirmation(reply) ? 'success' : 'default' }),
    onError: (error) =>
      toast({
        title: 'Nothing was sent.',
        description: toFailure(error).message,
        variant: 'destructive',
      }),
    onSettled: refresh,
  });
  return { notify: () => !isPending && mutate(), isBusy: isPending };
}
