import type { Stage } from '../stage.ts';

/**
 * Returns the site's Content-Security-Policy: only the site's own files run and load, style attributes apart. Pages may
 * also connect to `origins` and to the analytics hosts.
 */
export function contentSecurityPolicy(
  analytics: Stage['analytics'] = {},
  origins: readonly string[] = [],
): string {
  const hosts = Object.values(analytics).map(({ host }) => new URL(host).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...origins, ...hosts])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
