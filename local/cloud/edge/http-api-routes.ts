import { decodeUri } from '../gateway/decode-uri.ts';
import type { MatchedRoute } from './http-api-event.ts';

interface Route<T> {
  routeKey: string;
  target: T;
  method: string;
  segments: string[];
}

/** The route of requests that match no other. */
const DEFAULT = '$default';

const isParameter = (segment: string) => /^\{[^}]+\}$/.test(segment);

const split = (path: string) => path.split('/').slice(1);

function parseRoute<T>({ routeKey, target }: { routeKey: string; target: T }): Route<T> {
  const [, method = '', path] = /^([A-Z]+) (\/[^+]*)$/.exec(routeKey) ?? [];
  if (path === undefined || method === 'ANY')
    throw new Error(`The emulator does not support the route ${routeKey}. Use a method and a path.`);
  return { routeKey, target, method, segments: split(path) };
}

function matchSegments(
  segments: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  if (path.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = path[index] ?? '';
    if (isParameter(segment)) parameters[segment.slice(1, -1)] = decodeUri(value);
    else if (segment !== value) return undefined;
  }
  return parameters;
}

/** Sorts literal segments before parameters, position by position. */
const precedence = <T>({ segments }: Route<T>) =>
  segments.map((segment) => (isParameter(segment) ? 1 : 0)).join('');

/**
 * Returns the routing of an HTTP API, which prefers literal paths to parameters ("Routing API requests", API Gateway
 * developer guide). The routing returns null if nothing matches. Throws for a route that the emulator does not support.
 */
export function httpApiRoutes<T>(
  routes: readonly { routeKey: string; target: T }[],
): (method: string, path: string) => (MatchedRoute & { target: T }) | null {
  const fallback = routes.find(({ routeKey }) => routeKey === DEFAULT);
  const sorted = routes
    .filter(({ routeKey }) => routeKey !== DEFAULT)
    .map(parseRoute)
    .sort((a, b) => (precedence(a) < precedence(b) ? -1 : 1));
  return (method, path) => {
    for (const { routeKey, target, segments, method: routeMethod } of sorted) {
      const pathParameters = routeMethod === method ? matchSegments(segments, split(path)) : undefined;
      if (pathParameters) return { routeKey, target, pathParameters };
    }
    return fallback ? { ...fallback, pathParameters: {} } : null;
  };
}
