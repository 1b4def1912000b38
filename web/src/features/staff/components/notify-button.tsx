import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MatchKey } from '../api/matches.ts';
import { useNotify } from '../use-notify.ts';

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
