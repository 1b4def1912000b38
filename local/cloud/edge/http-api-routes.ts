import { decodeUri } from './exchange.ts';
import type { MatchedRoute } from './http-api-event.ts';

interface Route<T> {
  routeKey: string;
  target: T;
  method: string;
  segments: string[];
}

const isParameter = (segment: string) => /^\{[^}+]+\}$/.test(segment);
const isGreedy = (segment: string) => /^\{[^}]+\+\}$/.test(segment);
const parameterName = (segment: string) => segment.replace(/[{}+]/g, '');

const split = (path: string) => path.split('/').slice(1);

function parametersIn(segments: readonly string[], path: readonly string[]): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (isGreedy(segment)) {
      if (path.length <= index) return null;
      parameters[parameterName(segment)] = path.slice(index).map(decodeUri).join('/');
      return parameters;
    }
    const given = path[index];
    if (given === undefined) return null;
    if (isParameter(segment)) parameters[parameterName(segment)] = decodeUri(given);
    else if (segment !== given) return null;
  }
  return path.length === segments.length ? parameters : null;
}

/** The closer a route names a path, the lower: literals before parameters before a greedy rest, methods before ANY. */
const looseness = <T>({ segments, method }: Route<T>) =>
  `${segments.map((segment) => (isGreedy(segment) ? 2 : isParameter(segment) ? 1 : 0)).join('')}${method === 'ANY' ? 1 : 0}`;

/**
 * Makes the routing of an HTTP API: full matches win over greedy ones, and `$default` takes the rest ("Routing API
 * requests" of API Gateway's manual). Gives null when nothing matches.
 */
export function httpApiRoutes<T>(
  routes: readonly { routeKey: string; target: T }[],
): (method: string, path: string) => (MatchedRoute & { target: T }) | null {
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  const known = routes
    .filter(({ routeKey }) => routeKey !== '$default')
    .map(({ routeKey, target }): Route<T> => {
      const [method = '', path = ''] = routeKey.split(' ');
      return { routeKey, target, method, segments: split(path) };
    })
    .sort((a, b) => (looseness(a) < looseness(b) ? -1 : 1));
  return (method, path) => {
    for (const route of known) {
      const pathParameters = parametersIn(route.segments, split(path));
      if (pathParameters && (route.method === 'ANY' || route.method === method))
        return { routeKey: route.routeKey, target: route.target, pathParameters };
    }
    return fallback ? { ...fallback, pathParameters: {} } : null;
  };
}
