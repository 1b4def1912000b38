import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { AccentLink } from '../../components/accent-link.tsx';
import { CloseButton } from '../../components/close-button.tsx';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import { useSession } from '../session/session.ts';
import { endFirstVisit, isFirstVisit, onFirstVisitChange, rememberWelcome } from './first-visit.ts';

/**
 * Welcomes a visitor once. It is prerendered in the flow of the home page, where it covers nothing at any
 * zoom and moves nothing when it appears.
 */
export function Welcome() {
  const session = useSession();
  const isFirst = useSyncExternalStore(onFirstVisitChange, isFirstVisit, () => true);
  return session.state === 'visitor' && isFirst ? <WelcomeCard /> : null;
}

function WelcomeCard() {
  const heading = useId();
  const isCounted = useRef(false);
  useLayoutEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    if (!rememberWelcome()) endFirstVisit();
  }, []);
  useEffect(() => {
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector(':modal') === null) endFirstVisit();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <section
      role="dialog"
      aria-labelledby={heading}
      className="first-visit relative mt-4 grid items-center gap-x-6 gap-y-1 rounded-xl border border-line bg-sheet p-4 pr-12 max-sm:pb-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:pr-16"
    >
      <div>
        <h2 id={heading} className="font-semibold">
          Welcome to {product.name}
        </h2>
        <ul className="text-ink-calm *:inline max-sm:text-small">
          <li>Only today's and yesterday's jobs are shown.</li> <li>Viewing the newest jobs is free.</li>{' '}
          <li>Registering gives you {FREE_ALERTS} free job alerts.</li>
        </ul>
      </div>
      <AccentLink
        href={paths.onboarding}
        className="justify-self-start max-sm:bg-transparent max-sm:px-0 max-sm:text-dawn-ink max-sm:underline max-sm:underline-offset-4"
      >
        Try {product.name}
      </AccentLink>
      <CloseButton
        label="Close welcome"
        onClose={endFirstVisit}
        className="absolute top-1 right-1 sm:top-3 sm:right-3"
      />
    </section>
  );
}
