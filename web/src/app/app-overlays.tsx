import { useEffect } from 'react';
import { lazyComponent, useLazyComponent } from '../components/lazy-component.ts';
import { watchTooltips } from '../components/tooltip.ts';
import { startAnalytics } from '../features/analytics/start.ts';
import { CookieNotice } from '../features/cookies/cookie-notice.tsx';
import { PricingPopup } from '../features/pricing-popup/pricing-popup.tsx';
import type { Session } from '../features/session/session.ts';
import { Toaster } from '../features/toasts/toaster.tsx';
import { hideOnScroll } from './hide-on-scroll.ts';
import { loadFetchPage } from './pages.ts';

const loginAgain = lazyComponent(async () => (await import('../features/login/login-again.tsx')).LoginAgain);

export interface AppOverlaysProps {
  readonly session: Session;
  readonly isPricing: boolean;
  readonly onPricingClose: () => void;
}

/**
 * Everything around the page that can load after it is usable. The dock sticks to the lower edge and reserves
 * its own space, so it neither moves nor covers anything.
 */
export function AppOverlays({ session, isPricing, onPricingClose }: AppOverlaysProps) {
  const hasSessionEnded = session.state === 'user' && session.onLoginAgain !== undefined;
  const { Component: LoginAgain } = useLazyComponent(loginAgain, hasSessionEnded);

  useEffect(() => watchTooltips(document), []);
  useEffect(() => void loadFetchPage().catch(() => undefined), []);
  useEffect(() => startAnalytics(location.hostname), []);
  useEffect(() => {
    const header = document.querySelector('header');
    return header ? hideOnScroll(header) : undefined;
  }, []);

  useEffect(() => {
    const menu = document.getElementById('menu');
    return menu ? closeOnChoice(menu) : undefined;
  }, []);

  return (
    <>
      <div data-dock className="sticky bottom-(--bottom-bar) z-30">
        <div className="relative mx-auto max-w-300">
          <div className="pointer-events-none absolute right-3 bottom-full left-3 grid justify-items-end pb-3 *:pointer-events-auto sm:right-6 sm:left-auto sm:pb-4 [html:has(.offer-bar)_&]:pb-[calc(var(--bar)+12px)]">
            <Toaster />
          </div>
        </div>
        <CookieNotice />
      </div>
      {hasSessionEnded && LoginAgain && (
        <LoginAgain email={session.user.email} onAnswer={session.onLoginAgain} />
      )}
      {isPricing && (
        <PricingPopup
          onClose={onPricingClose}
          {...(session.state === 'user' ? { onSubscribe: () => session.subscribe('MONTHLY') } : {})}
        />
      )}
    </>
  );
}

/** Closes the menu after a click in it. Returns a function that stops this. */
function closeOnChoice(menu: HTMLElement): () => void {
  const close = () => menu.hidePopover();
  menu.addEventListener('click', close);
  return () => menu.removeEventListener('click', close);
}
