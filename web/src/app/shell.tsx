import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../components/lazy-component.ts';
import { paths } from '../config/paths.ts';
import { useSession } from '../features/session/session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const offer = lazyComponent(async () => (await import('../features/promo/banner.tsx')).Banner);
const appOverlays = lazyComponent(async () => (await import('./app-overlays.tsx')).AppOverlays);

export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [isPricing, setPricing] = useState(false);
  const isIdle = useIdle();
  const { Component: AppOverlays } = useLazyComponent(appOverlays, isIdle || isPricing);
  const { Component: Offer } = useLazyComponent(offer, isIdle);

  // If the pop-up fails to load, the pricing page opens instead.
  const openPricing = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    appOverlays.load().then(
      () => setPricing(true),
      () => location.assign(paths.pricing),
    );
  };

  return (
    <>
      <div className="mx-auto flex min-h-svh max-w-300 flex-col px-4 sm:px-6">
        <a
          href="#main"
          className="sr-only rounded-lg bg-ink px-4 py-2 text-on-ink focus:not-sr-only focus:absolute focus:top-3 focus:z-30"
        >
          Skip to content
        </a>
        <Header session={session} onPricing={openPricing} />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {Offer && <Offer session={session} onPricing={() => setPricing(true)} />}
        <Footer />
      </div>
      {AppOverlays && (
        <AppOverlays session={session} isPricing={isPricing} onPricingClose={() => setPricing(false)} />
      )}
    </>
  );
}

/** Returns true once the page has loaded and the browser is idle. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => removeEventListener('load', wait);
  }, []);
  return isIdle;
}
