import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import { eagerPage, lazyPage, type Page } from './lazy-page.ts';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** An address of the site and the page that answers it. */
export interface SiteRoute {
  /** As wouter reads it: '/jobs/:id'. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly page: Page;
  /** The page's file in src/app/pages without its ending, where it is a chunk of its own. */
  readonly chunk?: string;
  /** Rendered to a file when the site is built. Otherwise a function answers the address. */
  readonly prerendered: boolean;
  /** The page is a board: its filters have feeds. */
  readonly feeds?: boolean;
}

/** Every page of the site. A new page is a line here: the build, the edge and the sitemap follow it. */
export const routes: readonly SiteRoute[] = [
  {
    path: paths.home,
    title: `${product.name}: ${product.headline.replace(/\.$/, '')}`,
    description: product.description,
    page: eagerPage(HomePage),
    prerendered: true,
    feeds: true,
  },
  {
    path: '/jobs/:id',
    title: `Job · ${product.name}`,
    description: product.description,
    page: lazyPage(async () => (await import('./pages/job-page.tsx')).JobPage),
    chunk: 'job-page',
    prerendered: false,
  },
];

/** What answers every other address. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  title: `Not found · ${product.name}`,
  description: 'There is no page at this address.',
  page: eagerPage(NotFoundPage),
  prerendered: true,
};

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** What answers a path. */
export function routeOf(path: string): SiteRoute {
  return patterns.find(({ pattern }) => pattern.test(path))?.route ?? notFoundRoute;
}
