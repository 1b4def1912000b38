import CachePolicy from 'http-cache-semantics';
import type { TimeToLive } from '../provision/edge-forwarding.ts';
import type { EdgeResponse } from './exchange.ts';

/** How long the edge keeps the errors of an origin if the distribution doesn't say, in seconds. */
const ERROR_SECONDS = 10;

/** Errors that are always kept. Source: "How CloudFront processes HTTP 4xx and 5xx status codes from your origin". */
const KEPT_ERRORS = new Set([404, 410, 414, 500, 501, 502, 503, 504]);

/** Errors that are not kept if the origin says so. Source: "Control how long CloudFront caches errors". */
const REFUSABLE_ERRORS = new Set([404, 410, 414, 501]);

const header = ({ headers }: EdgeResponse, name: string): string => String(headers[name] ?? '');

const hasLifetime = (response: EdgeResponse): boolean =>
  /\b(s-maxage|max-age)=/i.test(header(response, 'cache-control')) || header(response, 'expires') !== '';

const forbidsKeeping = (response: EdgeResponse): boolean =>
  /\b(no-store|no-cache|private)\b/i.test(header(response, 'cache-control'));

/** Returns the lifetime that a response's headers give it, in seconds (RFC 9111); 0 if they give none or forbid it. */
function lifetimeOf(response: EdgeResponse): number {
  const headers = Object.fromEntries(
    ['cache-control', 'expires', 'date']
      .map((name) => [name, header(response, name)])
      .filter(([, value]) => value),
  );
  // The library keeps no errors, but the edge does.
  return new CachePolicy({ headers: {} }, { status: 200, headers }, { shared: true }).maxAge();
}

/**
 * Returns how long the edge keeps an origin's response, in seconds. A cache policy's minimum holds against
 * the response's headers, too. `errorSeconds` are by status.
 */
export function timeToLive(
  response: EdgeResponse,
  { min, max, default: byDefault }: TimeToLive,
  errorSeconds: ReadonlyMap<number, number>,
): number {
  const { status } = response;
  if (status < 400) {
    const wanted = hasLifetime(response) || forbidsKeeping(response) ? lifetimeOf(response) : byDefault;
    return Math.min(Math.max(wanted, min), max);
  }
  if (REFUSABLE_ERRORS.has(status) && forbidsKeeping(response)) return 0;
  if (!KEPT_ERRORS.has(status) && !errorSeconds.has(status) && !hasLifetime(response)) return 0;
  return Math.max(Math.min(lifetimeOf(response), max), errorSeconds.get(status) ?? ERROR_SECONDS);
}
