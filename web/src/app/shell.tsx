import { type MouseEvent, type ReactNode, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../components/lazy-component.ts';
import { paths } from '../config/paths.ts';
import { useSession } from '../features/session/session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useIdle } from './use-idle.ts';

const around = lazyComponent(async () => (await import('./app-overlays.tsx')).AppOverlays);

/** What stands around every page: what is seen at once, and, when the page is usable, all else. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [isPricing, setPricing] = useState(false);
  const { Part: Around } = useLazyComponent(around, useIdle() || isPricing);

  // Where the pop-up does not come, its page does.
  const openPricing = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    around.load().then(
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
        <Footer />
      </div>
      {Around && (
        <Around
          session={session}
          isPricing={isPricing}
          onPricing={() => setPricing(true)}
          onPricingClose={() => setPricing(false)}
        />
      )}
    </>
  );
}
