import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { product } from '../config/product.ts';
import { routes, type SiteRoute } from '../config/routes.ts';
import { testimonial } from '../config/testimonial.ts';
import { App } from './app.tsx';
import { headHtml } from './head-html.ts';
import { pageFile } from './page-file.ts';
import { pageOf } from './pages.ts';
import { routeHead } from './route-head.ts';

export interface BuiltPage {
  /** Path from the site's root. */
  readonly file: string;
  /** Path pattern of the route, for hydration. */
  readonly route: string;
  /** Source files to preload, from web/. */
  readonly modules: readonly string[];
  /** Absent if a function renders the page per request. */
  readonly rendered?: { readonly head: string; readonly body: string };
}

/** Pages with a parameter are countless. */
const isPerRequest = ({ path }: SiteRoute) => path.includes(':');

/** The home page is part of the first bundle. */
function modulesOf(name: string, route: SiteRoute): string[] {
  if (route === routes.home) return [];
  const page = [
    '/src/app/fetch-page.ts',
    `/src/app/pages/${pageFile(name)}-page.tsx`,
    '/src/service/queries.tsx',
  ];
  return route.access === 'all' ? page : [...page, '/src/app/guard.tsx'];
}

async function renderRoute(route: SiteRoute, origin: string) {
  await pageOf(route).load();
  const body = renderToString(
    <StrictMode>
      <App path={route === routes.notFound ? '/404' : route.path} />
    </StrictMode>,
  );
  return { head: headHtml(routeHead(route), origin), body };
}

function fileOf(name: string, route: SiteRoute): string {
  if (isPerRequest(route)) return `${pageFile(name)}.html`;
  if (route === routes.notFound) return '404.html';
  return `${route.path.slice(1) || 'index'}.html`;
}

/** Renders every page except those that a function renders. */
export function prerenderSite(origin: string): Promise<BuiltPage[]> {
  return Promise.all(
    Object.entries(routes).map(async ([name, route]) => ({
      file: fileOf(name, route),
      route: route.path,
      modules: modulesOf(name, route),
      ...(isPerRequest(route) ? {} : { rendered: await renderRoute(route, origin) }),
    })),
  );
}

/** Read when the stack is synthesized: a production stage rejects sample prices and testimonials. */
export const siteClaims = { price: product.price, testimonial: testimonial.kind };
