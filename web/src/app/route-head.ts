import { product } from '../config/product.ts';
import { routes, type SiteRoute } from '../config/routes.ts';
import type { PageHead } from './head.ts';

const isListed = (route: SiteRoute) =>
  route.access === 'all' && route !== routes.notFound && !route.isPersonal;

/** Returns the head that a page has unless it knows more. `search` is its query, without the question mark. */
export function routeHead(route: SiteRoute, path = route.path, search = ''): PageHead {
  const { title, description = `${title}: for people with a ${product.name} account.` } = route;
  return {
    title: title.includes(product.name) ? title : `${title} · ${product.name}`,
    description,
    path: isListed(route) ? path : null,
    ...(route.feeds ? { feeds: search } : {}),
  };
}
