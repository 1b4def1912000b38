import { useMutation } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { toast } from '../toasts/toast.ts';
import { type MatchKey, notifyUser } from './api/matches.ts';
import { useRefreshStaff } from './use-matches.ts';
import { tellsOfAlert } from './words.ts';

/** Alerts a person of a job once at a time; the service's reply is shown, and what is listed is read anew. */
export function useNotify(pair: MatchKey): { readonly notify: () => void; readonly isBusy: boolean } {
  const refresh = useRefreshStaff();
  const { mutate, isPending } = useMutation({
    mutationFn: () => notifyUser(pair),
    onSuccess: (reply) => toast({ title: reply, variant: tellsOfAlert(reply) ? 'success' : 'default' }),
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
