import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent, useLazyComponent } from '../components/lazy-component.ts';
import { watchTooltips } from '../components/tooltip.ts';
import { paths } from '../config/paths.ts';
import { startAnalytics } from '../features/analytics/start.ts';
import { CookieNotice } from '../features/cookies/cookie-notice.tsx';
import { PricingPopup } from '../features/pricing-popup/pricing-popup.tsx';
import { Banner } from '../features/promo/banner.tsx';
import type { Session } from '../features/session/session.ts';
import { Toaster } from '../features/toasts/toaster.tsx';
import { useWelcome } from '../features/welcome/use-welcome.ts';
import { Welcome } from '../features/welcome/welcome.tsx';
import { hideOnScroll } from './hide-on-scroll.ts';
import { loadFetchPage } from './pages.ts';

const loginAgain = lazyComponent(async () => (await import('../features/login/login-again.tsx')).LoginAgain);

const SIGN_IN_PATHS: readonly string[] = [
  paths.onboarding,
  paths.register,
  paths.verify,
  paths.login,
  paths.resetPassword,
];

export interface AppOverlaysProps {
  readonly session: Session;
  readonly isPricing: boolean;
  readonly onPricing: () => void;
  readonly onPricingClose: () => void;
}

/**
 * Everything around the page that can load after it is usable. The dock sticks to the lower edge and reserves
 * its own space, so it neither moves nor covers anything.
 */
export function AppOverlays({ session, isPricing, onPricing, onPricingClose }: AppOverlaysProps) {
  const [path] = useLocation();
  // No offers while someone registers or logs in.
  const isSignInPage = SIGN_IN_PATHS.includes(path);
  const isJobPage = path.startsWith(paths.job(''));
  const hasSessionEnded = session.state === 'user' && session.onLoginAgain !== undefined;
  const { Component: LoginAgain } = useLazyComponent(loginAgain, hasSessionEnded);
  const welcome = useWelcome(path === paths.home && session.state === 'visitor');

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
      <div data-dock className="sticky bottom-(--bottom-bar) z-20">
        <div className="relative mx-auto max-w-300">
          <div className="absolute right-4 bottom-full left-4 grid justify-items-end gap-3 pb-4 max-sm:right-3 max-sm:left-3 max-sm:pb-3 pointer-events-none *:pointer-events-auto sm:right-6 sm:left-auto">
            {welcome.isShown && <Welcome onClose={welcome.close} />}
            <Toaster />
          </div>
        </div>
        <div data-yields>
          {!welcome.isShown && !isSignInPage && (
            // Below its width for two columns, a job page has its Apply button there.
            <div className={isJobPage ? 'max-lg:hidden' : undefined}>
              <Banner session={session} onPricing={onPricing} />
            </div>
          )}
          {/* One at a time on a phone: together they would cover a third of its first screen. */}
          <div className={welcome.isShown ? 'max-sm:hidden' : undefined}>
            <CookieNotice />
          </div>
        </div>
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
