import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';

const looks = {
  accent: 'bg-dawn text-on-dawn',
  outlined:
    'border border-ink transition-colors duration-150 not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-on-ink',
} as const;

export interface BusyButtonProps {
  readonly look: keyof typeof looks;
  /** What it does is under way: it says so, keeps its width, and takes no second press. */
  readonly isBusy: boolean;
  /** Something else is under way: it takes no press meanwhile. */
  readonly isHeld?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A button for what takes a while. */
export function BusyButton({
  look,
  isBusy,
  isHeld = false,
  onClick,
  children,
  className = '',
}: BusyButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || isHeld || undefined}
      aria-busy={isBusy}
      onClick={() => isBusy || isHeld || onClick()}
      className={`relative inline-flex min-h-11 items-center justify-center rounded-lg px-4.5 font-semibold ${looks[look]} ${className}`}
    >
      <span className={isBusy ? 'opacity-0' : undefined}>{children}</span>
      {isBusy && (
        <LoaderCircle className="absolute size-5 motion-safe:animate-spin" aria-label="Please wait" />
      )}
    </button>
  );
}
