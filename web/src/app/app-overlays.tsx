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
import { closeOnChoice } from './close-on-choice.ts';
import { hideOnScroll } from './hide-on-scroll.ts';

const loginAgain = lazyComponent(async () => (await import('../features/login/login-again.tsx')).LoginAgain);

/** Where there is one thing to do. */
const AT_THE_DOOR: readonly string[] = [
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
 * What stands around a page once it is usable. The dock stays at the window's lower edge, or on the bar that lies
 * there, and takes its own room below the page's last line, so it moves nothing and hides nothing.
 */
export function AppOverlays({ session, isPricing, onPricing, onPricingClose }: AppOverlaysProps) {
  const [path] = useLocation();
  // Who is about to register or log in is offered nothing else.
  const isAtTheDoor = AT_THE_DOOR.includes(path);
  const isOver = session.state === 'user' && session.onLoginAgain !== undefined;
  const { Part: LoginAgain } = useLazyComponent(loginAgain, isOver);
  const welcome = useWelcome(path === paths.home && session.state === 'visitor');

  useEffect(() => watchTooltips(document), []);
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
      <div className="sticky bottom-(--bottom-bar) z-20">
        <div className="relative mx-auto max-w-300">
          <div className="absolute right-4 bottom-full left-4 grid justify-items-end gap-3 pb-4 max-sm:right-3 max-sm:left-3 max-sm:pb-3 pointer-events-none *:pointer-events-auto sm:right-6 sm:left-auto">
            {welcome.isShown && <Welcome onClose={welcome.close} />}
            <Toaster />
          </div>
        </div>
        {!welcome.isShown && !isAtTheDoor && <Banner session={session} onPricing={onPricing} />}
        <CookieNotice />
      </div>
      {isOver && LoginAgain && <LoginAgain email={session.user.email} onAnswer={session.onLoginAgain} />}
      {isPricing && (
        <PricingPopup
          onClose={onPricingClose}
          {...(session.state === 'user' ? { onSubscribe: () => session.subscribe('MONTHLY') } : {})}
        />
      )}
    </>
  );
}
