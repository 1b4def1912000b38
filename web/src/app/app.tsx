import { Component, type ReactNode, Suspense, use } from 'react';
import { type AroundNavHandler, Route, Router, useLocation, useSearch } from 'wouter';
import { AccentButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import type { SiteRoute } from '../config/routes.ts';
import type { Page } from './lazy-page.ts';
import { PageLoader } from './page-loader.ts';
import { loadPage, pageOf } from './pages.ts';
import { routeHead } from './route-head.ts';
import { routeOf } from './route-of.ts';
import { Shell } from './shell.tsx';
import { useHead } from './use-head.ts';
import { useScroll } from './use-scroll.ts';

export interface AppProps {
  /** The path to prerender; absent in a browser. */
  readonly path?: string;
}

/** Must not touch browser APIs while rendering, because it is prerendered. */
export function App({ path }: AppProps) {
  return (
    <Router aroundNav={afterLoading} {...(path === undefined ? {} : { ssrPath: path })}>
      <PageLoader value={loadPage}>
        <Shell>
          <CurrentPage />
        </Shell>
      </PageLoader>
    </Router>
  );
}

/** Keeps the current page until the code of the next one has loaded or failed. */
const afterLoading: AroundNavHandler = (navigate, to, options) => {
  const page = pageOf(routeOf(new URL(to, location.href).pathname));
  if (page.loaded()) navigate(to, options);
  else
    page
      .load()
      .finally(() => navigate(to, options))
      .catch(() => undefined);
};

function CurrentPage() {
  const [path] = useLocation();
  const route = routeOf(path);
  useScroll();
  return (
    <>
      <RouteHead key={route.path} route={route} path={path} />
      <PageFailure key={`${route.path} page`}>
        <Suspense fallback={<div className="min-h-svh" />}>
          <Route path={route.path}>
            <LoadedPage page={pageOf(route)} />
          </Route>
        </Suspense>
      </PageFailure>
    </>
  );
}

function RouteHead({ route, path }: { readonly route: SiteRoute; readonly path: string }) {
  const search = useSearch();
  useHead(routeHead(route, path, search));
  return null;
}

function LoadedPage({ page }: { readonly page: Page }) {
  const Loaded = page.loaded() ?? use(page.load());
  return <Loaded />;
}

export class PageFailure extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        role="alert"
        heading="Couldn't load this page"
        action={<AccentButton onClick={() => location.reload()}>Try again</AccentButton>}
      >
        Check your connection and try again.
      </Notice>
    );
  }
}
