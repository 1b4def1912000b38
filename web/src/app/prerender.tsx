import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { product } from '../config/product.ts';
import { testimonial } from '../config/testimonial.ts';
import { App } from './app.tsx';
import { descriptionOf } from './descriptions.ts';
import { headHtml } from './head-html.ts';
import { pageOf } from './pages.ts';
import { isListed, notFoundRoute, routes, type SiteRoute } from './routes.ts';

export interface PrerenderedPage {
  /** Path from the site's root. */
  readonly file: string;
  /** Path pattern of the route, for hydration. */
  readonly route: string;
  readonly head: string;
  readonly body: string;
  readonly chunk: string | undefined;
  /** Only some users may see it. */
  readonly isGuarded: boolean;
}

async function prerenderRoute(route: SiteRoute, origin: string): Promise<PrerenderedPage> {
  await pageOf(route).load();
  const { path, title, chunk, feeds, access } = route;
  const description = descriptionOf(route);
  const isFound = route !== notFoundRoute;
  const head = { title, description, path: isListed(route) ? path : null, ...(feeds ? { feeds: '' } : {}) };
  const body = renderToString(
    <StrictMode>
      <App path={isFound ? path : '/404'} />
    </StrictMode>,
  );
  const name = isFound ? path.slice(1) || 'index' : '404';
  return {
    file: `${name}.html`,
    route: path,
    head: headHtml(head, origin),
    body,
    chunk,
    isGuarded: access !== 'all',
  };
}

/** Renders every prerendered route. */
export function prerenderSite(origin: string): Promise<PrerenderedPage[]> {
  const prerenderable = [...routes, notFoundRoute].filter((route) => route.prerendered);
  return Promise.all(prerenderable.map((route) => prerenderRoute(route, origin)));
}

/** Read when the stack is synthesized: a production stage rejects sample prices and testimonials. */
export const siteClaims = { price: product.price, testimonial: testimonial.kind };
