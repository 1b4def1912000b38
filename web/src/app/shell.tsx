import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-svh max-w-300 flex-col px-4 sm:px-6">
      <a
        href="#main"
        className="sr-only rounded-lg bg-ink px-4 py-2 text-on-ink focus:not-sr-only focus:absolute focus:top-3 focus:z-10"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
