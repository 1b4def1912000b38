import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { AccentButton } from '../button.tsx';
import { useHydrated } from '../use-hydrated.ts';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Shows a spinner, keeps its width and ignores clicks. */
  readonly isBusy: boolean;
  /** The form cannot be sent yet. */
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * Disabled until hydration: before that, the browser would submit the form itself, with its fields in the
 * address.
 */
export function SubmitButton({ children, isBusy, disabled = false, className = '' }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <AccentButton
      type="submit"
      disabled={disabled || !isHydrated}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
      className={`relative ${disabled ? 'bg-line! text-muted!' : ''} ${className}`}
    >
      <span className={isBusy ? 'opacity-0' : undefined}>{children}</span>
      {isBusy && (
        <LoaderCircle className="absolute size-5 motion-safe:animate-spin" aria-label="Please wait" />
      )}
    </AccentButton>
  );
}
