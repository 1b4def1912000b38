import type { EdgeResponse } from './exchange.ts';

/** More than the product's pages and files. */
const MAX_ENTRIES = 1_000;

export interface CachedResponse {
  readonly path: string;
  readonly response: EdgeResponse;
  /** In milliseconds of the cache's clock. */
  readonly storedAt: number;
  readonly seconds: number;
}

/**
 * The responses that a distribution keeps, fresh or not. Unlike CloudFront's, the cache is one place and ends
 * with the process.
 */
export interface EdgeCache {
  now(): number;
  find(key: string): CachedResponse | undefined;
  keep(key: string, response: CachedResponse): void;
  /** Removes responses by path. A path may end with `*`. */
  invalidate(paths: readonly string[]): void;
}

/** `now` is in milliseconds of any clock. */
export function createEdgeCache(now: () => number = Date.now): EdgeCache {
  const responses = new Map<string, CachedResponse>();
  return {
    now,
    find: (key) => responses.get(key),
    keep(key, response) {
      responses.delete(key);
      responses.set(key, response);
      const [oldest] = responses.keys();
      if (responses.size > MAX_ENTRIES && oldest !== undefined) responses.delete(oldest);
    },
    invalidate(paths) {
      const isNamed = (path: string) =>
        paths.some((name) => (name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name));
      for (const [key, { path }] of responses) if (isNamed(path)) responses.delete(key);
    },
  };
}
