import { routes, type SiteRoute } from '../config/routes.ts';
import HomePage from './home-page.tsx';
import { eagerPage, lazyPage, type Page } from './lazy-page.ts';
import { routeOf } from './route-of.ts';

/** Loads what fetches the other pages. */
export const loadFetchPage = () => import('./fetch-page.ts');

function createPage(name: string, route: SiteRoute): Page {
  if (route === routes.home) return eagerPage(HomePage);
  return lazyPage(() => loadFetchPage().then(({ fetchPage }) => fetchPage(name, route)));
}

const notFoundPage = createPage('notFound', routes.notFound);
const pages = new Map(Object.entries(routes).map(([name, route]) => [route, createPage(name, route)]));

/** The page component of a route, which may still have to be fetched. */
export const pageOf = (route: SiteRoute): Page => pages.get(route) ?? notFoundPage;

/**
 * Fetches the code of the page at a path. Never rejects: a page whose code does not load shows its own error.
 */
export async function loadPage(path: string): Promise<void> {
  await pageOf(routeOf(path))
    .load()
    .catch(() => undefined);
}
