import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { product } from '../config/product.ts';
import { testimonial } from '../config/testimonial.ts';
import { App } from './app.tsx';
import { descriptionOf } from './descriptions.ts';
import { headHtml } from './head-html.ts';
import { pageOf } from './pages.ts';
import { isListed, notFoundRoute, routes, type SiteRoute } from './routes.ts';

/** A page as it stands before any script has run. */
export interface PrerenderedPage {
  /** The file it is written to, from the site's root. */
  readonly file: string;
  /** Of the route, for the script that takes the page over. */
  readonly route: string;
  readonly head: string;
  readonly body: string;
  readonly chunk: string | undefined;
  /** Not everybody may see it. */
  readonly isGuarded: boolean;
}

async function prerendered(route: SiteRoute, origin: string): Promise<PrerenderedPage> {
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

/** Renders every page whose content is known when the site is built. */
export function prerenderSite(origin: string): Promise<PrerenderedPage[]> {
  const known = [...routes, notFoundRoute].filter((route) => route.prerendered);
  return Promise.all(known.map((route) => prerendered(route, origin)));
}

/** Claims on the built pages that a production stage must be able to stand by; read when the stack is synthesized. */
export const siteClaims = { price: product.price, testimonial: testimonial.kind };
