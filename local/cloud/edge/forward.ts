import type { Forwarding, Selection } from '../provision/edge-forwarding.ts';
import { decodeUri, type EdgeRequest, parseCookies, parseQuery } from './exchange.ts';

const selected = ({ behavior, names }: Selection, name: string) => {
  if (behavior === 'all' || behavior === 'none') return behavior === 'all';
  const listed = names.some((one) => one.toLowerCase() === name.toLowerCase());
  return listed === (behavior === 'whitelist');
};

/** Headers of the connection between viewer and edge, which no policy sends on. */
const neverForwarded = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'cookie',
  'host',
]);

/** Headers that go to the origin whatever the policies say. */
const alwaysForwarded = new Set([
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
]);

/**
 * What of a viewer's request an origin sees: what any of the policies lets through, the origin's own host, and who
 * asks. Without a user agent let through, CloudFront gives its own.
 */
export function forwardedRequest(
  request: EdgeRequest,
  policies: readonly Forwarding[],
  origin: { host: string; path: string; headers: Readonly<Record<string, string>> },
): EdgeRequest {
  const passes = (kind: keyof Forwarding, name: string) =>
    policies.some((policy) => {
      const selection = policy[kind];
      return typeof selection === 'object' && selected(selection, name);
    });
  const headers = Object.entries(request.headers).filter(
    ([name]) => !neverForwarded.has(name) && (alwaysForwarded.has(name) || passes('headers', name)),
  );
  const cookie = parseCookies(request.headers['cookie'])
    .filter(([name]) => passes('cookies', name))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const query = parseQuery(request.query)
    .filter(([name]) => passes('queryStrings', decodeUri(name)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return {
    ...request,
    path: origin.path + request.path,
    query,
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...Object.fromEntries(headers),
      ...(cookie ? { cookie } : {}),
      ...origin.headers,
      host: origin.host,
      'x-forwarded-for': request.sourceIp,
    },
  };
}
