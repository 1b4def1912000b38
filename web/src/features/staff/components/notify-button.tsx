import { useMutation } from '@tanstack/react-query';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import { type MatchKey, notifyUser } from '../api/matches.ts';
import { useRefreshStaff } from '../use-matches.ts';

export interface NotifyButtonProps {
  readonly pair: MatchKey;
  /** Names the person and the job for screen readers. */
  readonly label: string;
}

export function NotifyButton({ pair, label }: NotifyButtonProps) {
  const { notify, isBusy } = useNotify(pair);
  return (
    <button
      type="button"
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={notify}
      className="relative inline-flex min-h-11 shrink-0 items-center rounded-lg border border-line px-4.5 font-semibold transition-colors duration-150 hover:border-ink"
    >
      <span className={isBusy ? 'opacity-0' : undefined}>
        Notify User<span className="sr-only">: {label}</span>
      </span>
      {isBusy && (
        <span role="status" className="absolute inset-0 grid place-items-center">
          <LoaderCircle className="size-5 motion-safe:animate-spin" aria-label="Please wait" />
        </span>
      )}
    </button>
  );
}

function useNotify(pair: MatchKey): { readonly notify: () => void; readonly isBusy: boolean } {
  const refresh = useRefreshStaff();
  const { mutate, isPending } = useMutation({
    mutationFn: () => notifyUser(pair),
    onSuccess: (reply) => toast({ title: reply, variant: 'success' }),
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
