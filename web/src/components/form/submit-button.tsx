import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { AccentButton } from '../button.tsx';
import { useHydrated } from '../use-hydrated.ts';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What it sends is on its way: it says so, keeps its width, and takes no second press. */
  readonly isBusy: boolean;
  /** There is nothing to send yet. */
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * The button that sends a form. Before the page answers, the browser would send it by itself, with all that it holds
 * in the address: until then there is nothing to press.
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
