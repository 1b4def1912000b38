import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';

const looks = {
  accent: 'bg-dawn text-on-dawn',
  outlined:
    'border border-ink transition-colors duration-150 not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-on-ink',
} as const;

export interface BusyButtonProps {
  readonly look: keyof typeof looks;
  /** Shows a spinner, keeps its width and ignores clicks. */
  readonly isBusy: boolean;
  /** Ignores clicks while something else runs. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

export function BusyButton({
  look,
  isBusy,
  isDisabled = false,
  onClick,
  children,
  className = '',
}: BusyButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || isDisabled || undefined}
      aria-busy={isBusy}
      onClick={() => isBusy || isDisabled || onClick()}
      className={`relative inline-flex min-h-11 items-center justify-center rounded-lg px-4.5 font-semibold ${looks[look]} ${className}`}
    >
      <span className={isBusy ? 'opacity-0' : undefined}>{children}</span>
      {isBusy && (
        <LoaderCircle className="absolute size-5 motion-safe:animate-spin" aria-label="Please wait" />
      )}
    </button>
  );
}
