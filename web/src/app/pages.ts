import { eagerPage, lazyPage, type Page } from './lazy-page.ts';
import { HomePage } from './pages/home-page.tsx';
import { notFoundRoute, routeOf, routes, type SiteRoute } from './routes.ts';

/** Loads what fetches the other pages. */
export const loadPageChunks = () => import('./page-chunks.ts');

function createPage({ access, chunk }: SiteRoute): Page {
  if (chunk === undefined) return eagerPage(HomePage);
  return lazyPage(() => loadPageChunks().then(({ fetchPage }) => fetchPage(chunk, access)));
}

const notFoundPage = createPage(notFoundRoute);
const pages = new Map(routes.map((route) => [route, createPage(route)]));

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
