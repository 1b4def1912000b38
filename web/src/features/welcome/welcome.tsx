import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { AccentLink } from '../../components/accent-link.tsx';
import { CloseButton } from '../../components/close-button.tsx';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';

export interface WelcomeProps {
  readonly onClose: () => void;
}

/** Not modal: the board stays usable. */
export function Welcome({ onClose }: WelcomeProps) {
  const heading = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector(':modal') === null) close();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <section
      role="dialog"
      aria-labelledby={heading}
      className="appear w-full rounded-2xl border border-line bg-sheet p-5 pt-3 shadow-[0_8px_32px_oklch(0.19_0.02_275/0.14)] sm:w-92"
    >
      <div className="flex items-center justify-between">
        <h2 id={heading} className="font-head text-lead font-semibold tracking-tight">
          Welcome to {product.name}
        </h2>
        <CloseButton label="Close welcome" onClose={onClose} className="-mr-3" />
      </div>
      <ul className="grid gap-1.5 pb-4 text-ink-calm">
        <li>Only today's and yesterday's jobs are shown.</li>
        <li>Viewing the newest jobs is free.</li>
        <li>Registering gives you {FREE_ALERTS} free job alerts.</li>
      </ul>
      <AccentLink href={paths.onboarding} onClick={onClose} className="w-full">
        Try {product.name}
      </AccentLink>
    </section>
  );
}
