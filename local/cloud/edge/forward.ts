import type { Forwarding, Selection } from '../provision/edge-forwarding.ts';
import { decodeUri, type EdgeRequest, parseCookies, parseQuery } from './exchange.ts';

const isSelected = ({ behavior, names }: Selection, name: string) => {
  if (behavior === 'all' || behavior === 'none') return behavior === 'all';
  const isListed = names.some((one) => one.toLowerCase() === name.toLowerCase());
  return isListed === (behavior === 'whitelist');
};

/** Headers of the viewer's connection, which no policy forwards. */
const NEVER_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'cookie',
  'host',
]);

/** Headers that are forwarded without a policy. */
const ALWAYS_FORWARDED = new Set([
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
]);

/**
 * Returns the request that an origin gets: what one of the policies forwards, the origin's host, and the viewer's address.
 * Without a forwarded user agent, CloudFront sends its own.
 */
export function toOriginRequest(
  request: EdgeRequest,
  policies: readonly Forwarding[],
  origin: { host: string; headers: Readonly<Record<string, string>> },
): EdgeRequest {
  const isForwarded = (kind: keyof Forwarding, name: string) =>
    policies.some((policy) => {
      const selection = policy[kind];
      return typeof selection === 'object' && isSelected(selection, name);
    });
  const headers = Object.entries(request.headers).filter(
    ([name]) => !NEVER_FORWARDED.has(name) && (ALWAYS_FORWARDED.has(name) || isForwarded('headers', name)),
  );
  const cookie = parseCookies(request.headers['cookie'])
    .filter(([name]) => isForwarded('cookies', name))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const query = parseQuery(request.query)
    .filter(([name]) => isForwarded('queryStrings', decodeUri(name)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return {
    ...request,
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
