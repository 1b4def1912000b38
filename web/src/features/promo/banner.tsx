import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { AccentLink } from '../../components/accent-link.tsx';
import { AccentButton } from '../../components/button.tsx';
import { CloseButton } from '../../components/close-button.tsx';
import { useHoverOrFocus } from '../../components/use-hover-or-focus.ts';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import { readItem, saveItem } from '../../service/browser-storage.ts';
import { onConsentChange, readConsent } from '../cookies/consent.ts';
import type { Session } from '../session/session.ts';
import { type BannerTexts, bannerTexts } from './banner-text.ts';
import { bannerKey, clientFlags } from './client-flags.ts';

export interface BannerProps {
  readonly session: Session;
  readonly onPricing: () => void;
}

const SIGN_IN_PATHS: readonly string[] = [
  paths.onboarding,
  paths.register,
  paths.verify,
  paths.login,
  paths.resetPassword,
];

/**
 * Shown above the footer. For users with free alerts it sticks to the lower edge, unless something else does.
 * Closing it lasts for the browser session.
 */
export function Banner({ session, onPricing }: BannerProps) {
  const [path] = useLocation();
  const [isClosed, setClosed] = useState(false);
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  const content = isClosed ? null : bannerTexts(session, clientFlags(session, readItem));
  // No offers while someone registers or logs in.
  if (content === null || SIGN_IN_PATHS.includes(path)) return null;
  const close = () => {
    saveItem('session', bannerKey, 'true');
    setClosed(true);
  };
  const isUser = session.state === 'user';
  return (
    <BannerBar {...content} sticks={isUser && content.sells && consent !== 'unanswered'} onClose={close}>
      {isUser && content.sells && (
        <AccentButton onClick={onPricing} className="shrink-0 max-sm:px-3 max-sm:text-small">
          Subscribe Now
        </AccentButton>
      )}
      {!isUser && <AccentLink href={paths.onboarding}>Try {product.name}</AccentLink>}
    </BannerBar>
  );
}

interface BannerBarProps extends BannerTexts {
  readonly sticks: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function BannerBar({ texts, rotates, sells, sticks, onClose, children }: BannerBarProps) {
  const [hasAttention, attention] = useHoverOrFocus();
  const turn = useRotation(rotates ? texts.length : 1, hasAttention);
  const price = `${product.price.monthly}/month`;
  return (
    <section
      aria-label="Offer"
      data-dock={sticks || undefined}
      data-yields={sticks || undefined}
      className={`appear border-t border-line ${sticks ? 'offer-bar' : ''}`}
      {...attention}
    >
      <div className="flex min-h-13 items-center gap-3 sm:gap-6">
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
          {sells && (
            <p
              className={`text-small whitespace-nowrap text-muted tabular-nums ${rotates ? 'max-sm:sr-only' : ''}`}
            >
              {price}
            </p>
          )}
        </div>
        {children}
        <CloseButton label="Close offer" onClose={onClose} className="-mr-3" />
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
