import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { AccentLink } from '../../components/accent-link.tsx';
import { AccentButton } from '../../components/button.tsx';
import { CloseButton } from '../../components/close-button.tsx';
import { useHoverOrFocus } from '../../components/use-hover-or-focus.ts';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import { readItem, saveItem } from '../../service/browser-storage.ts';
import type { Session } from '../session/session.ts';
import { bannerTexts } from './banner-text.ts';
import { bannerKey, clientFlags } from './client-flags.ts';

export interface BannerProps {
  readonly session: Session;
  readonly onPricing: () => void;
}

/** Closing it lasts for the browser session. */
export function Banner({ session, onPricing }: BannerProps) {
  const [isClosed, setClosed] = useState(false);
  const content = isClosed ? null : bannerTexts(session, clientFlags(session, readItem));
  if (content === null) return null;
  const close = () => {
    saveItem('session', bannerKey, 'true');
    setClosed(true);
  };
  return (
    <BannerBar texts={content.texts} rotates={content.rotates} onClose={close}>
      {session.state === 'user' ? (
        <AccentButton onClick={onPricing} className="shrink-0 max-sm:px-3 max-sm:text-small">
          Subscribe Now
        </AccentButton>
      ) : (
        <AccentLink href={paths.onboarding}>Try {product.name}</AccentLink>
      )}
    </BannerBar>
  );
}

interface BannerBarProps {
  readonly texts: readonly string[];
  readonly rotates: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function BannerBar({ texts, rotates, onClose, children }: BannerBarProps) {
  const [hasAttention, attention] = useHoverOrFocus();
  const turn = useRotation(rotates ? texts.length : 1, hasAttention);
  const price = `${product.price.monthly}/month`;
  return (
    <section aria-label="Offer" className="appear border-t border-line bg-sheet" {...attention}>
      <div className="mx-auto flex max-w-300 items-center gap-3 py-0.5 pr-1 pl-4 sm:gap-6 sm:px-6 sm:py-1.5">
        <div
          className={`min-w-0 grow max-sm:text-small max-sm:leading-tight ${rotates ? '' : 'max-sm:**:mr-1 max-sm:**:inline'} sm:flex sm:items-baseline sm:justify-between sm:gap-6`}
        >
          {/* Rotating texts share one grid cell, so that nothing moves when they change. A fade would lower their contrast. On a phone, each has the price below it. */}
          <ul
            className={
              rotates
                ? "grid *:self-center *:[grid-area:1/1] max-sm:*:after:block max-sm:*:after:text-muted max-sm:*:after:content-[attr(data-price)/'']"
                : 'sm:flex sm:flex-wrap sm:gap-x-2'
            }
          >
            {texts.map((text, index) => (
              <li
                key={text}
                data-price={price}
                data-turn={!rotates || index === turn}
                className="text-balance transition-[clip-path] duration-180 data-[turn=false]:transition-none data-[turn=false]:[clip-path:inset(100%_0_0)]"
              >
                {text}
              </li>
            ))}
          </ul>{' '}
          <p
            className={`text-small whitespace-nowrap text-muted tabular-nums ${rotates ? 'max-sm:sr-only' : ''}`}
          >
            {price}
          </p>
        </div>
        {children}
        <CloseButton label="Close offer" onClose={onClose} className="sm:-mr-3" />
      </div>
    </section>
  );
}

const ROTATION_MS = 2500;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToReducedMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns the index to show among `count`. Pauses while `isPaused`, and with reduced motion. */
function useRotation(count: number, isPaused: boolean): number {
  const [turn, setTurn] = useState(0);
  const isStill = useSyncExternalStore(subscribeToReducedMotion, () => matchMedia(REDUCED_MOTION).matches);
  const isMoving = count > 1 && !isPaused && !isStill;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return turn % count;
}
