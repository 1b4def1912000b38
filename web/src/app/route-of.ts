import { routes, type SiteRoute } from '../config/routes.ts';

const patterns = Object.values(routes).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
}));

/** Finds the route of a path, the Not Found route included. */
export function routeOf(path: string): SiteRoute {
  return patterns.find(({ pattern }) => pattern.test(path))?.route ?? routes.notFound;
}
